import { Effect } from 'effect'
import { type Feature, wholeOf } from '@xd/core/domain/access/features.ts'
import { joined } from '@xd/core/domain/text/sentence.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { SOLD } from '@xd/core/domain/pricing/features.ts'
import type { Caller } from '#caller.ts'
import { within } from '#db/query.ts'
import { fail } from '#failure.ts'
import { updateCompany } from '#queries/company-settings.ts'
import { audit } from '#services/audit.ts'
import { IN_USE } from './in-use.ts'
import { billOf } from './present-add-ons.ts'
import { emit } from '#db/database.ts'

interface Wanted {
  readonly features: readonly string[]
  readonly expectedVersion: number | undefined
  readonly at: number
}

/** By feature, or by its line's id: `paypal` is `payments:paypal`. */
const lineOf = (name: string) => SOLD.find(({ feature, id }) => feature === name || id === name)
const titleOf = (feature: string): string => lineOf(feature)?.title ?? feature
const refused = (sentence: string) => fail('invalid_input', { sentence, fields: { features: sentence } })

/** Only features that are on the price list and in the product, besides those the company already has. */
const chosen = Effect.fnUntraced(function* (given: readonly string[], before: readonly string[]) {
  const features = new Set<string>()
  for (const name of given) {
    const line = lineOf(name)
    if (line === undefined && !before.includes(name)) return yield* refused(`There’s no add-on ${name}`)
    const feature = line?.feature ?? name
    if (line && !line.available && !before.includes(feature)) return yield* refused(`${line.title} isn’t available yet`)
    features.add(feature)
  }
  return [...features]
})

/** A feature can't be added or removed without the one it is part of. */
const requireWhole = Effect.fnUntraced(function* (gained: readonly string[], lost: readonly string[], after: string[]) {
  for (const feature of gained) {
    const whole = wholeOf(feature)
    if (whole !== undefined && !after.includes(whole))
      return yield* refused(`${titleOf(feature)} is part of ${titleOf(whole)}. Turn that on too.`)
  }
  for (const feature of lost) {
    const parts = after.filter((one) => wholeOf(one) === feature)
    if (parts.length > 0)
      return yield* fail('feature_in_use', {
        sentence: `${titleOf(feature)} can’t be turned off alone. Part of it: ${joined(parts.map(titleOf))}. Turn ${parts.length === 1 ? 'it' : 'them'} off too.`,
        details: { feature },
      })
  }
})

const requireUnused = Effect.fnUntraced(function* (
  caller: Caller,
  { lost, now }: { lost: readonly string[]; now: number },
) {
  for (const feature of lost) {
    const rule = IN_USE[feature as Feature]
    const reason = rule && (yield* within((db) => rule({ db, scope: caller, now })))
    if (reason)
      return yield* fail('feature_in_use', {
        sentence: `${titleOf(feature)} can’t be turned off yet. ${reason}`,
        details: { feature },
      })
  }
})

/** Sets a company's features; all of its open browsers and terminals follow. */
export const saveAddOns = Effect.fnUntraced(function* (
  caller: Caller,
  { features: given, expectedVersion, at }: Wanted,
) {
  const { companyID } = caller
  const before = yield* billOf(caller)
  const features = yield* chosen(given, before.features)
  const gained = features.filter((feature) => !before.features.includes(feature))
  const lost = before.features.filter((feature) => !features.includes(feature))
  yield* requireWhole(gained, lost, features)
  yield* requireUnused(caller, { lost, now: at })
  const change = { features: JSON.stringify(features) }
  if (!(yield* updateCompany(caller, change, expectedVersion))) return yield* fail('conflict')
  if (gained.length + lost.length === 0) return
  const { quote } = yield* billOf(caller)
  yield* audit(caller, {
    action: 'add-ons-save',
    target: `company/${companyID}`,
    detail: {
      ...(gained.length > 0 && { turnedOn: gained.map(titleOf) }),
      ...(lost.length > 0 && { turnedOff: lost.map(titleOf) }),
      monthlyBefore: dollarsFromCents(before.quote.total),
      monthly: dollarsFromCents(quote.total),
    },
  })
  yield* emit('reload_company', {}, { companyID })
  // The module's data on screen was not refreshed while it was off.
  yield* emit('reload_all', {}, { companyID })
})
