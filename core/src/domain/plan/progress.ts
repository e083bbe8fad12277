// How far a plan has come: on its card, on the pay page of its requests, and on their receipts.
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import type { PlanTerms } from './plan.ts'
import { leftToPay } from './turn-amount.ts'

interface Words {
  readonly of: (paid: number, count: number) => string
  readonly left: (amount: string) => string
  readonly paidInFull: string
}

// In the GSM alphabet, so that a text can say it too.
const WORDS: Bilingual<Words> = {
  en: { of: (paid, count) => `${paid} of ${count}`, left: (amount) => `${amount} left`, paidInFull: 'Paid in full' },
  es: { of: (paid, count) => `${paid} de ${count}`, left: (amount) => `faltan ${amount}`, paidInFull: 'Todo pagado' },
}

interface Progress extends Pick<PlanTerms, 'planKind' | 'planTotal' | 'planCount'> {
  readonly turnsPaid: number
  readonly paid: Cents
}

/** "3 of 6, $150.00 left"; empty for a plan of one payment. */
export const planProgress = (plan: Progress, language: Language): string => {
  const words = WORDS[language]
  const left = leftToPay(plan, plan.paid)
  if (left === 0) return words.paidInFull
  if (plan.planKind === 'once') return ''
  const turns = words.of(Math.min(plan.turnsPaid, plan.planCount), plan.planCount)
  return left === null ? turns : `${turns}, ${words.left(formatDollars(left))}`
}
