import type { Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { exceedsMilitaryCap } from './apr.ts'
import { inEffect } from './choose-regime.ts'
import { isNegotiable } from './interest.ts'
import type { ExcessiveFee } from './maximum.ts'
import { maturityDay } from './months.ts'
import { regimeIDs, type Regime, type RegimeID } from './regime.ts'
import { regimes } from './regimes.table.ts'

export interface LoanWarning {
  readonly code: 'mla' | 'over_maximum' | 'negotiable' | 'custom_charge_unused' | 'regime_not_in_effect' | 'inference'
  readonly message: string
  /** The field it concerns. */
  readonly field?: ExcessiveFee['field']
}

const MLA: LoanWarning = {
  code: 'mla',
  message:
    'Over 36% a year: the Military Lending Act prohibits this loan for active-duty service members, their spouses and dependents.',
}
const NEGOTIABLE: LoanWarning = {
  code: 'negotiable',
  message: 'The rate is negotiable at this amount: enter the agreed charge.',
}
const UNUSED: LoanWarning = {
  code: 'custom_charge_unused',
  message: 'The law sets the charge at this amount: the agreed charge was not used.',
}

/** "Jan 1, 2016" */
const written = (day: LocalDay): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

const spanWords = ({ effectiveFrom: from, effectiveTo: to }: Regime): string => {
  if (from === null) return to === null ? 'always' : `until ${written(to)}`
  return to === null ? `since ${written(from)}` : `from ${written(from)} to ${written(to)}`
}

const notInEffect = (regime: Regime): LoanWarning => ({
  code: 'regime_not_in_effect',
  message: `${regime.title}: in effect ${spanWords(regime)}, not on the day of this loan.`,
})

const inferences = (regime: Regime): readonly LoanWarning[] =>
  regime.inferences.map((message) => ({ code: 'inference', message }))

const perRegime = <T>(warning: (regime: Regime) => T) =>
  Object.fromEntries(regimeIDs.map((id) => [id, warning(regimes[id])])) as Readonly<Record<RegimeID, T>>

// Warnings that depend only on the regime are written once, not for each of a million quotes.
const outOfDate = perRegime(notInEffect)
const inferred = perRegime(inferences)

export interface WarningFacts {
  readonly regime: Regime
  readonly loanDate: LocalDay
  readonly amount: Cents
  readonly customCharge: Cents
  readonly agreedMonthlyCharge: Cents
  /** The finance charge at maturity, as Reg Z counts it. */
  readonly financeChargeAtMaturity: Cents
  /** The fees above the legal maximum. */
  readonly excessive: readonly ExcessiveFee[]
}

export const loanWarnings = (facts: WarningFacts): readonly LoanWarning[] => {
  const { regime, amount, customCharge, agreedMonthlyCharge } = facts
  const warnings: LoanWarning[] = []
  if (exceedsMilitaryCap(facts.financeChargeAtMaturity, amount, maturityDay(regime))) warnings.push(MLA)
  for (const { field, message } of facts.excessive) warnings.push({ code: 'over_maximum', field, message })
  const negotiable = isNegotiable(regime, amount)
  if (negotiable && customCharge === 0) warnings.push(NEGOTIABLE)
  if (!negotiable && (customCharge > 0 || agreedMonthlyCharge > 0)) warnings.push(UNUSED)
  if (!inEffect(regime, facts.loanDate)) warnings.push(outOfDate[regime.id])
  for (const warning of inferred[regime.id]) warnings.push(warning)
  return warnings
}

/** The warnings to show beside the figures. Inferences are in the note about the law. */
export const besideFigures = <W extends { readonly code: string }>(warnings: readonly W[]): readonly W[] =>
  warnings.filter(({ code }) => code !== 'inference')
