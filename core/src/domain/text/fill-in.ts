import { hourArticle } from './spanish-hour.ts'

/** A token, with a Spanish article before it and the end of a sentence after it. */
const SPOT = /(\blas )?(\[[A-Z][A-Z0-9_]*\])(\.(?!\.))?/g

/**
 * A text with its tokens filled in; one without a value stays as it is. The article agrees with a time ("a la 1:00 p.
 * m."), and a sentence whose last value ends with a period gets no second one.
 */
export const fillIn = (text: string, values: Partial<Readonly<Record<string, string>>>): string =>
  text.replace(SPOT, (spot, article: string | undefined, token: string, period: string | undefined) => {
    const value = values[token]?.trim()
    if (!value) return spot
    return `${article ? `${hourArticle(value)} ` : ''}${value}${value.endsWith('.') ? '' : (period ?? '')}`
  })
