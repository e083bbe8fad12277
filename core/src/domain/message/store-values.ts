// The token values of many simultaneous texts: those of a store are computed once for all its recipients.
import { namedTokens, type TemplateToken, type TokenValues } from './template.ts'
import { type TokenSources, type TokenStore, tokenValues } from './token-values.ts'

/** A store as its texts refer to it. */
export interface WritingStore extends TokenStore {
  readonly storeID: number
}

/** Values already computed. */
export type StoreValues = Map<string, TokenValues>

/** The tokens with the same value for everyone a store writes to at one time in one language. */
const OF_STORE: readonly TemplateToken[] = [
  '[STORE_NAME]',
  '[STORE_PHONE]',
  '[STORE_ADDRESS]',
  '[STORE_HOURS]',
  '[NEXT_DATE]',
  '[NEXT_TIME]',
  '[MY_LINK]',
]

/** The values of the tokens that these texts name. */
export const valuesOfNamed = (
  texts: readonly string[],
  sources: TokenSources & { readonly store: WritingStore },
  known: StoreValues,
): TokenValues => {
  const { store, now, language, isText } = sources
  const tokens = namedTokens(texts)
  const ofStore = tokens.filter((token) => OF_STORE.includes(token))
  const key = `${store.storeID}/${language}/${isText}/${now}/${ofStore.join()}`
  const values = known.get(key) ?? tokenValues(sources, ofStore)
  known.set(key, values)
  const own = tokens.filter((token) => !OF_STORE.includes(token))
  return { ...values, ...tokenValues(sources, own) }
}
