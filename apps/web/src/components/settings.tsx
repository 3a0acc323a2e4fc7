import { Monitor, Moon, Sun } from 'lucide-react'
import { type LanguageCode, languageNames, useLanguage } from '../texts/language.tsx'
import { setTheme, themes, useTheme } from '../theme.ts'
import { Segmented } from './segmented.tsx'

const ICONS = { system: Monitor, light: Sun, dark: Moon }

/** Theme and language of this browser. */
export function Settings() {
  const theme = useTheme()
  const { language, texts, setLanguage } = useLanguage()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Segmented
        legend={texts.settings.theme}
        value={theme}
        onChange={setTheme}
        options={themes.map((value) => {
          const Icon = ICONS[value]
          return { value, label: texts.settings[value], icon: <Icon aria-hidden className="size-4" /> }
        })}
      />
      <select
        aria-label={texts.settings.language}
        value={language}
        onChange={(event) => setLanguage(event.target.value as LanguageCode)}
        className="h-10 rounded-lg bg-sunken px-2 text-[0.8125rem] text-soft hover:text-ink"
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
