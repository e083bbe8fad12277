import { languageFor } from '@xd/core/domain/company/languages.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { useSignedIn } from './session.ts'

/** The language in which we write to a customer who speaks this one. */
export const useLanguageFor = (wanted: Language): Language => languageFor(useSignedIn().company, wanted)

/** Whether the company also writes to customers in Spanish. */
export const useSpanish = (): boolean => useLanguageFor('es') === 'es'
