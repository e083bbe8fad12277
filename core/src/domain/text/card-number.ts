// Card numbers typed where they do not belong. A number counts if its length, prefix and check digit are a brand's: a
// phone's 15-digit IMEI, a ticket or two phone numbers in a row do not count.
const BRANDS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^(?:6011\d{12,15}|65\d{14,17}|64[4-9]\d{13,16})$/, // Discover
  /^3(?:0[0-5]\d{11}|[689]\d{12})$/, // Diners Club
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/, // JCB
  /^62\d{14,17}$/, // UnionPay
]
const SHORTEST = 13
const LONGEST = 19

export const CARD_NUMBER_KEPT = 'This looks like a card number. Only its last four digits will be saved.'
export const CARD_NUMBER_REFUSED = 'This looks like a card number. Don’t keep one here.'
export const CARD_NUMBER_UNSENT =
  'This looks like a card number. Never send one in a message; send a payment request instead.'

// Luhn: every second digit from the right is doubled.
const checks = (digits: string): boolean => {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const isCardNumber = (digits: string): boolean => BRANDS.some((brand) => brand.test(digits)) && checks(digits)

// Digits with at most one space or hyphen between two of them, as cards are printed and typed.
const RUN = /\d(?:[ -]?\d){12,}/g

interface Found {
  readonly start: number
  readonly end: number
  readonly lastFour: string
}

/** A card's number may be next to other figures, its expiry or its code: groups are tried from each start. */
const cardsIn = (text: string): Found[] => {
  const found: Found[] = []
  for (const run of text.matchAll(RUN)) {
    const places = [...run[0]].flatMap((character, at) => (/\d/.test(character) ? [run.index + at] : []))
    const begins = (i: number) => i === 0 || places[i]! - places[i - 1]! > 1
    const ends = (i: number) => i === places.length - 1 || places[i + 1]! - places[i]! > 1
    for (let first = 0; first + SHORTEST <= places.length; first += 1) {
      if (!begins(first)) continue
      for (let length = Math.min(LONGEST, places.length - first); length >= SHORTEST; length -= 1) {
        const last = first + length - 1
        if (!ends(last)) continue
        const digits = places
          .slice(first, last + 1)
          .map((at) => text[at])
          .join('')
        if (!isCardNumber(digits)) continue
        found.push({ start: places[first]!, end: places[last]! + 1, lastFour: digits.slice(-4) })
        first = last
        break
      }
    }
  }
  return found
}

export const hasCardNumber = (text: string): boolean => cardsIn(text).length > 0

// "•••• 1111": the rest identifies the card, and cannot be used to pay.
export const maskCardNumbers = (text: string): string => {
  let [masked, at] = ['', 0]
  for (const { start, end, lastFour } of cardsIn(text)) {
    masked += `${text.slice(at, start)}•••• ${lastFour}`
    at = end
  }
  return masked + text.slice(at)
}
