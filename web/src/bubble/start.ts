import { newKey } from '#state/new-key.ts'
import { call } from './api.ts'
import type { PanelData } from './panel-data.ts'

export type Problems = Readonly<Record<string, string>>

export const textIn = (given: FormData, name: string): string => String(given.get(name) ?? '')

/** The fields a visitor has left out, and whether they agree. */
export const missingIn = (given: FormData, names: readonly string[], { words }: PanelData['bubble']): Problems =>
  Object.fromEntries(
    names
      .filter((name) => textIn(given, name).trim() === '')
      .map((name) => [name, name === 'consent' ? words.agree : words.required]),
  )

/** Editing a field clears its error. */
export const forgetting =
  (setProblems: (change: (known: Problems) => Problems) => void) =>
  ({ target }: Event): void =>
    setProblems((known) => ({ ...known, [(target as HTMLInputElement).name]: '' }))

// The same each time the form is sent: a chat may have started without an answer.
const clientKey = newKey()

/** Starts a chat with the form's details and a first message; returns its token. */
export const start = async (
  { companyKey, bubble: { stores, language } }: PanelData,
  given: FormData,
  message: string,
): Promise<string> => {
  // The form's fields have the same names as the call's.
  const typed = Object.fromEntries(given) as { name: string; phone: string; website: string; storeID?: string }
  const storeID = stores[0]?.storeID ?? 0
  const form = { storeID, ...typed, companyKey, message, consent: true, language, clientKey }
  return (await call('bubble/start', form)).sessionToken
}

/** Focuses the first field with a problem. */
export const focusFirst = (form: HTMLFormElement, problems: Problems): void =>
  ([...form.elements] as HTMLInputElement[]).find(({ name }) => problems[name])?.focus()
