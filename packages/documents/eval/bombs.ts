import { makeOfficeBombs } from './bombs-office.ts'
import { makePdfBombs } from './bombs-pdf.ts'
import { makePictureBombs } from './bombs-pictures.ts'
import { makeTextBombs } from './bombs-texts.ts'

/** A file made to do harm. */
export interface Bomb {
  name: string
  /** As it would be sent. */
  file: string
  bytes: Uint8Array
  /** Must not be in what comes back, if anything does. */
  mustVanish?: readonly string[]
}

export async function makeBombs(): Promise<Bomb[]> {
  return [...(await makeOfficeBombs()), ...makePdfBombs(), ...(await makePictureBombs()), ...makeTextBombs()]
}
