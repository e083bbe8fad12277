// The amounts that a text names as money: $45, $1,234.50, 45 dollars, 45 dlls, 45.00. A figure without a sign or cents
// may count anything. "0.25 ct" and "2.55 g" are weights.
import { type Cents, parseDollars } from './cents.ts'

export interface SaidDollars {
  readonly from: number
  readonly to: number
  readonly cents: Cents
}

const FIGURE = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`
const DOLLARS = String.raw`(?:\$(?!\s?\d)|(?:dollars?|dollers?|dlrs?|bucks?|d[oó]lar(?:es)?|dlls?|dls|usd)(?!\p{L}))`
const MEASURE = String.raw`\s?(?:%|ct|carats?|kilates?|quilates?|g|gr|grams?|gramos?|oz|ounces?|onzas?|dwt|mm|in|inch|inches|lbs?|x|percent|por ciento)(?!\p{L})`
const SAID = new RegExp(
  [
    String.raw`\$\s?(?<after>${FIGURE})(?![\d\p{L}%]|\.\d|,\d{3})`,
    String.raw`(?<![\p{L}\d.,/:#-])(?<before>${FIGURE})\s?${DOLLARS}`,
    String.raw`(?<![\p{L}\d.,/:#-])(?<plain>(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2})(?![\d\p{L}%]|[./:-]\d|${MEASURE})`,
  ].join('|'),
  'giu',
)

export const saidDollars = (text: string): readonly SaidDollars[] =>
  Array.from(text.matchAll(SAID)).flatMap(({ 0: written, index, groups }) => {
    const parsed = parseDollars(groups?.['after'] ?? groups?.['before'] ?? groups?.['plain'] ?? '')
    return parsed.ok ? [{ from: index, to: index + written.length, cents: parsed.cents }] : []
  })
