import { languageFor } from '@xd/core/domain/company/languages.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { useSignedIn } from './session.ts'

/** What a customer with this language is written to in. */
export const useLanguageFor = (wanted: Language): Language => languageFor(useSignedIn().company, wanted)

/** Whether the company writes to customers in Spanish too. */
export const useSpanish = (): boolean => useLanguageFor('es') === 'es'
