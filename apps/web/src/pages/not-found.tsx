import { Link } from '@tanstack/react-router'
import { buttonClass } from '../components/button.tsx'
import { useTexts } from '../texts/language.tsx'

export function NotFound() {
  const { notFound } = useTexts()
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-4 text-center">
      <title>{`${notFound.title} · Sfumato`}</title>
      <h1 className="vanishing-word text-4xl font-[350]">{notFound.title}</h1>
      <p className="text-soft">{notFound.text}</p>
      <Link to="/" className={`${buttonClass('quiet')} mt-3`}>
        {notFound.link}
      </Link>
    </main>
  )
}
