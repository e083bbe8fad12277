import type { Cents } from '#domain/money/cents.ts'
import { formatDollars } from '#domain/money/cents.ts'

/**
 * The words before the link to a quote in a text. The customer's figures are behind the link, with the day for each.
 */
export const loanLinkText = (amount: Cents, url: string, language: 'en' | 'es'): string =>
  language === 'es'
    ? `Detalles de un préstamo de ${formatDollars(amount)}: ${url}`
    : `Your loan quote for ${formatDollars(amount)}: ${url}`
