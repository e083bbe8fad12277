import { describe, expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/modules.generated.ts'
import { DEFAULT_FEATURES } from '#domain/access/features.ts'
import { MENU } from '#domain/access/menu.ts'
import { SETTINGS_SECTIONS } from '#domain/access/settings-sections.ts'
import { GATEWAY_TYPES } from '#domain/payment/gateways.ts'
import { AVAILABLE, FEATURES, lackSentence, SOLD } from '#domain/pricing/features.ts'
import { extras, type Feature, modules, PRICE_LIST, storage } from '#domain/pricing/price-list.table.ts'

const NAMES = Object.keys(calls) as CallName[]

describe('a line of the price list', () => {
  test.each([...modules, ...extras, ...storage])('$id stands for a feature', ({ feature }) => {
    expect(feature).not.toBeNull()
  })

  test('has a feature of its own', () => {
    expect(new Set(FEATURES).size).toBe(SOLD.length)
    expect(PRICE_LIST.filter(({ feature }) => feature === null).map(({ id }) => id)).toEqual(['phonenumber'])
  })

  test.each(SOLD)('$id is available if and only if the server has calls to gate', ({ gate, available }) => {
    const gated =
      gate === null
        ? []
        : 'calls' in gate
          ? gate.calls.map((beginning) => NAMES.some((name) => name.startsWith(beginning)))
          : gate.within.map((name) => (NAMES as readonly string[]).includes(name))
    expect(gated.length > 0 && gated.every(Boolean)).toBe(available)
  })

  test('the lines of card gateways match the existing gateways', () => {
    const sold = FEATURES.filter((feature) => feature.startsWith('payments:'))
    expect(sold.sort()).toEqual(
      Object.values(GATEWAY_TYPES)
        .map(({ feature }) => feature)
        .sort(),
    )
  })
})

/** The module a call belongs to, by its name's prefix: the longest prefix wins. */
const featureOfCall = (name: string): Feature | undefined => {
  const beginnings = SOLD.flatMap(({ feature, gate }) =>
    gate && 'calls' in gate ? gate.calls.map((beginning) => ({ feature, beginning })) : [],
  )
  return beginnings
    .filter(({ beginning }) => name.startsWith(beginning))
    .sort((a, b) => b.beginning.length - a.beginning.length)[0]?.feature
}

test.each(NAMES)('%s asks for the feature that its name says', (name) => {
  expect(calls[name].feature).toBe(featureOfCall(name))
})

test('menus and settings require only features that are sold, and so does a new company', () => {
  const asked = [...MENU, ...SETTINGS_SECTIONS].flatMap(({ feature }) => feature ?? [])
  expect(FEATURES).toEqual(expect.arrayContaining([...asked, ...DEFAULT_FEATURES]))
})

test('a refused feature is named in words', () => {
  expect(lackSentence('mms')).toBe(
    'Your company doesn’t have picture messages. An owner can turn this on under Add-ons in the Control Panel.',
  )
  expect(AVAILABLE).toContain('mms')
})
