// Spec 1 §9: the card brands.
export const CARD_BRANDS = ['visa', 'mastercard', 'discover', 'amex', 'diners', 'jcb'] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

export const isCardBrand = (brand: string): brand is CardBrand => (CARD_BRANDS as readonly string[]).includes(brand)

const NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
}

export const cardBrandName = (brand: string): string => (isCardBrand(brand) ? NAMES[brand] : 'Card')

// "Visa ···· 5556"
export const cardLabel = (brand: string, lastFour: string): string => `${cardBrandName(brand)} ···· ${lastFour}`
