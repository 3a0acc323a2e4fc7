import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { KeyPairList } from '../components/key-pair-list.tsx'
import { ListPage } from '../components/list-page.tsx'
import { NewKeyPairDialog } from '../components/new-key-pair-dialog.tsx'
import { useTexts } from '../texts/language.tsx'

export function KeyPairs() {
  const { keyPairs: texts } = useTexts()
  const keyPairs = useQuery(queries.keyPairs)
  return (
    <ListPage
      texts={texts}
      query={keyPairs}
      list={(items) => <KeyPairList keyPairs={items} />}
      dialog={(close) => <NewKeyPairDialog onClose={close} />}
    />
  )
}
