import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { KeyTable } from '../components/key-table.tsx'
import { ListPage } from '../components/list-page.tsx'
import { NewKeyDialog } from '../components/new-key-dialog.tsx'
import { useTexts } from '../texts/language.tsx'

export function Keys() {
  const { keys: texts } = useTexts()
  const keys = useQuery(queries.keys)
  return (
    <ListPage
      texts={texts}
      query={keys}
      list={(items) => <KeyTable keys={items} />}
      dialog={(close) => <NewKeyDialog onClose={close} />}
    />
  )
}
