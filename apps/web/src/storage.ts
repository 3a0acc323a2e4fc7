/** Small choices kept in this browser. Private windows may refuse storage; then a choice lasts as long as the page. */
type Choice = 'theme' | 'language' | 'signed-in' | 'zero-knowledge'

const nameOf = (choice: Choice) => `sfumato.${choice}`

export function storedChoice(choice: Choice): string | undefined {
  try {
    return localStorage.getItem(nameOf(choice)) ?? undefined
  } catch {
    return undefined
  }
}

export function storeChoice(choice: Choice, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(nameOf(choice))
    else localStorage.setItem(nameOf(choice), value)
  } catch {
    // Nothing depends on it.
  }
}
