import { FACTOR_GRACE_MS } from '@xd/core/domain/access/second-factor.ts'
import type { companyChangeOf, CompanyFlags } from './company-flags.ts'
import { type Company, companyRows } from './facts.ts'

const requiredFrom = (before: Company, required: boolean): string | null =>
  required ? (before.companySecondFactorFrom ?? new Date(Date.now() + FACTOR_GRACE_MS).toISOString()) : null

const shownLogo = (before: Company, logo: CompanyFlags['logo']): string | null => {
  if (logo === undefined) return before.companyLogo
  if (logo === false) return null
  return logo === '-' ? 'a new picture' : logo
}

/** A line for each change that a save would make, in the words used for showing it. */
export const differences = (
  before: Company,
  change: ReturnType<typeof companyChangeOf>,
  logo: CompanyFlags['logo'],
): readonly string[] => {
  const { companySecondFactorRequired: required = before.companySecondFactorRequired } = change
  const after = {
    ...before,
    ...change,
    companySecondFactorFrom: requiredFrom(before, required),
    companyLogo: shownLogo(before, logo),
  }
  const now = new Map(companyRows(before))
  return companyRows(after)
    .filter(([name, value]) => now.get(name) !== value)
    .map(([name, value]) => (now.has(name) ? `${name}: ${now.get(name)} → ${value}` : `${name}: ${value}`))
}
