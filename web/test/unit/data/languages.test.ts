import { expect, test } from 'vitest'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import { runHook } from './hook.ts'
import { aPage } from './page.ts'

test.each([
  ['in English alone', false, { en: 'en', es: 'en', also: false }],
  ['in Spanish, too', true, { en: 'en', es: 'es', also: true }],
])('a company that writes %s', async (_, spanish, written) => {
  aPage()
  const { useLanguageFor, useSpanish } = await import('#data/languages.ts')
  const session = { company: { companyLanguages: languagesOf(spanish) } }
  const { now } = await runHook(
    () => ({ en: useLanguageFor('en'), es: useLanguageFor('es'), also: useSpanish() }),
    session,
  )
  expect(now()).toEqual(written)
})
