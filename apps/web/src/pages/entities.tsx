import { Tabs } from 'radix-ui'
import { EntityList } from '../components/entity-list.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { PresetList } from '../components/preset-list.tsx'
import { useTexts } from '../texts/language.tsx'

const TAB =
  'border-b-2 border-transparent px-1 pb-2 text-soft transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink'

export function Entities() {
  const { entities: texts } = useTexts()
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Tabs.Root defaultValue="types">
        <Tabs.List aria-label={texts.title} className="mb-5 flex gap-6">
          <Tabs.Trigger value="types" className={TAB}>
            {texts.types}
          </Tabs.Trigger>
          <Tabs.Trigger value="presets" className={TAB}>
            {texts.presets}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="types">
          <EntityList />
        </Tabs.Content>
        <Tabs.Content value="presets">
          <PresetList />
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}
