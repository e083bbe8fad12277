// Spec 1 §9: the card brands.
export const CARD_BRANDS = ['visa', 'mastercard', 'discover', 'amex', 'diners', 'jcb'] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

export const isCardBrand = (brand: string): brand is CardBrand => (CARD_BRANDS as readonly string[]).includes(brand)

// Replaces the brand if the customer paid from a PayPal account, which does not report a card.
export const PAYPAL = 'paypal'

const NAMES: Readonly<Record<CardBrand | typeof PAYPAL, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  paypal: 'PayPal',
}

export const cardBrandName = (brand: string): string => (isCardBrand(brand) || brand === PAYPAL ? NAMES[brand] : 'Card')

// "Visa ···· 5556", "PayPal"; empty if nothing is known.
export const cardLabel = (brand: string | null, lastFour: string | null): string => {
  if (lastFour !== null) return `${cardBrandName(brand ?? '')} ···· ${lastFour}`
  return brand === null ? '' : cardBrandName(brand)
}
