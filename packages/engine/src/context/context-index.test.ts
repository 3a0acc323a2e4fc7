import { describe, expect, it } from 'vitest'
import { ContextIndex } from './context-index.ts'

/** The context word found for the value marked by [[ ]], of one owner with the given words. */
function near(words: readonly string[], marked: string): string | undefined {
  const start = marked.indexOf('[[')
  const end = marked.indexOf(']]') - 2
  const text = marked.replace('[[', '').replace(']]', '')
  return new ContextIndex([{ en: words }]).read(text).near(0, start, end)?.word
}

describe('context words', () => {
  it('are whole words', () => {
    expect(near(['lic'], 'public notice [[A1234]]')).toBeUndefined()
    expect(near(['lic'], 'Lic. [[A1234]]')).toBe('lic')
  })

  it('may stand before or behind the value', () => {
    expect(near(['passport'], 'passport: [[X1]]')).toBe('passport')
    expect(near(['passport'], '[[X1]] is her passport')).toBe('passport')
  })

  it('reach eight words ahead and four words back, not further', () => {
    expect(near(['ssn'], 'ssn a b c d e f g [[1]]')).toBe('ssn')
    expect(near(['ssn'], 'ssn a b c d e f g h [[1]]')).toBeUndefined()
    expect(near(['ssn'], '[[1]] a b c ssn')).toBe('ssn')
    expect(near(['ssn'], '[[1]] a b c d ssn')).toBeUndefined()
  })

  it('count a grouped number between as one word', () => {
    expect(near(['ssn'], 'ssn a b c d e 4111 1111-1111.1111 g [[X1]]')).toBe('ssn')
  })

  it('are seen across one line end but not across a blank line', () => {
    expect(near(['tax id'], 'Tax ID\r\n[[123]]')).toBe('tax id')
    expect(near(['tax id'], 'Tax ID\n\n[[123]]')).toBeUndefined()
    expect(near(['tax id'], 'Tax ID\n  \n[[123]]')).toBeUndefined()
  })

  it('are read from keys of data', () => {
    expect(near(['passport number'], '{"passport_number": "[[X1]]"}')).toBe('passport number')
    expect(near(['passport number'], '{"passportNumber": "[[X1]]"}')).toBe('passport number')
    expect(near(['passport number'], '<PASSPORT-NUMBER>[[X1]]</PASSPORT-NUMBER>')).toBe('passport number')
    expect(near(['taxid'], 'customerTaxId=[[X1]]')).toBe('taxid')
    expect(near(['ssn'], 'SSNNumber: [[1]]')).toBe('ssn')
  })

  it('may hold punctuation of their own', () => {
    expect(near(['n°'], 'n [[1]]')).toBeUndefined()
    expect(near(['n°'], 'N° [[1]]')).toBe('n°')
    expect(near(['s/n'], 'S/N [[1]]')).toBe('s/n')
    expect(near(['s/n'], 's. n. [[1]]')).toBeUndefined()
    expect(near(["driver's license"], 'Driver’s license [[1]]')).toBe("driver's license")
  })

  it('are found inside runs of scripts without spaces, and before Korean particles', () => {
    expect(near(['旅券番号'], '私の旅券番号は[[TK1234567]]です')).toBe('旅券番号')
    expect(near(['หนังสือเดินทาง'], 'เลขที่หนังสือเดินทาง [[AA1234567]]')).toBe('หนังสือเดินทาง')
    expect(near(['여권번호'], '여권번호는 [[M12345678]]')).toBe('여권번호')
  })

  it('ignore the dot of the Turkish capital', () => {
    expect(near(['kimlik'], 'KİMLİK NO: [[1]]')).toBe('kimlik')
  })

  it('inside the value itself do not count', () => {
    expect(near(['iban'], '[[IBAN DE89]]')).toBeUndefined()
  })

  it('are told by the nearest one before', () => {
    expect(near(['passport', 'visa'], 'visa or passport [[X1]]')).toBe('passport')
  })
})
