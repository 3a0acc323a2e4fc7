import { Link } from '@tanstack/react-router'
import {
  ArchiveRestore,
  BookOpen,
  CircleUserRound,
  FileKey2,
  FileText,
  KeyRound,
  Layers,
  ScanText,
  SunDim,
} from 'lucide-react'
import { useTexts } from '../texts/language.tsx'

const PLACES = [
  { to: '/', text: 'overview', icon: SunDim },
  { to: '/try', text: 'try', icon: ScanText },
  { to: '/files', text: 'files', icon: FileText },
  { to: '/restore', text: 'restore', icon: ArchiveRestore },
  { to: '/entities', text: 'entities', icon: Layers },
  { to: '/keys', text: 'keys', icon: KeyRound },
  { to: '/key-pairs', text: 'keyPairs', icon: FileKey2 },
  { to: '/account', text: 'account', icon: CircleUserRound },
] as const

const itemClass =
  'flex h-10 items-center gap-3 rounded-lg px-3 text-soft transition-colors hover:bg-sunken hover:text-ink'

/** Only what is there: a place whose service is missing has no entry. */
export function Navigation({ onChoose }: { onChoose?: () => void }) {
  const { nav } = useTexts()
  return (
    <nav aria-label={nav.label}>
      <ul className="grid gap-1">
        {PLACES.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              activeOptions={{ exact: true, includeSearch: false }}
              className={itemClass}
              activeProps={{ className: 'bg-linear-to-r from-veil from-40% to-veil/0 text-ink! font-medium' }}
            >
              <Icon aria-hidden className="size-[1.125rem]" strokeWidth={1.6} />
              {nav[text]}
            </Link>
          </li>
        ))}
        <li>
          <a href="/docs" className={itemClass}>
            <BookOpen aria-hidden className="size-[1.125rem]" strokeWidth={1.6} />
            {nav.docs}
          </a>
        </li>
      </ul>
    </nav>
  )
}
