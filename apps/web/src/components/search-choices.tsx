import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { useFormat } from '../format.ts'
import { useLanguage } from '../texts/language.tsx'
import { SelectField } from './field.tsx'

/** What to look for, and in which language. */
export interface Choices {
  preset: string
  language: string
}

/** Languages a text may be in: those that the types found by language name. */
function useTextLanguages(): string[] {
  const entities = useQuery(queries.entities).data ?? []
  const { language } = useLanguage()
  const format = useFormat()
  const codes = new Set([language, ...entities.flatMap((entity) => entity.languages ?? [])])
  return [...codes].sort((a, b) => format.languageName(a).localeCompare(format.languageName(b), language))
}

export function SearchChoices({ value, onChange }: { value: Choices; onChange(value: Choices): void }) {
  const { try: texts } = useLanguage().texts
  const format = useFormat()
  const presets = useQuery(queries.presets).data ?? []
  const languages = useTextLanguages()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={texts.preset}
        value={value.preset}
        onChange={(event) => onChange({ ...value, preset: event.target.value })}
      >
        <option value="">{texts.allTypes}</option>
        {presets.map(({ id, name, entityCount }) => (
          <option key={id} value={id}>
            {`${name} (${entityCount})`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.language}
        value={value.language}
        onChange={(event) => onChange({ ...value, language: event.target.value })}
      >
        {languages.map((code) => (
          <option key={code} value={code}>
            {format.languageName(code)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
