import type { CardBrand } from '@xd/core/domain/payment/card-brand.ts'
import type { Funding } from './gateway.ts'

/** How gateways spell the brands. */
const BRANDS: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mc: 'mastercard',
  mastercard: 'mastercard',
  amex: 'amex',
  americanexpress: 'amex',
  disc: 'discover',
  discover: 'discover',
  diners: 'diners',
  dinersclub: 'diners',
  jcb: 'jcb',
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** Our name for a gateway's brand; null for an unknown one. */
export const brandOf = (word: string | null | undefined): CardBrand | null => BRANDS[letters(word ?? '')] ?? null

const FUNDINGS: readonly Funding[] = ['debit', 'credit', 'prepaid']

export const fundingOf = (word: string | null | undefined): Funding =>
  FUNDINGS.find((known) => known === letters(word ?? '')) ?? 'unknown'
