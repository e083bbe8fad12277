import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressIn, NO_ADDRESS } from '#domain/customer/address.ts'
import { type MergeableCustomer, mergeCan, mergeCustomers, undoableUntil } from '#domain/customer/merge.ts'

const customer = (given: Partial<MergeableCustomer> = {}): MergeableCustomer => ({
  custPhone: '+12135550147',
  custFirstName: 'Ada',
  custLastName: 'Byron',
  custEmail: null,
  custDL: null,
  ...NO_ADDRESS,
  custLanguage: 'en',
  custCustomFields: {},
  custBlocked: false,
  custOptedOut: null,
  ...given,
})
const other = customer({
  custPhone: '+14155550199',
  custFirstName: 'Olu',
  custLastName: 'Adeyemi',
  custEmail: 'olu@example.test',
  custDL: 'Z1',
  custStreet: '12 Main St',
  custCity: 'Reno',
  custState: 'NV',
  custZIP: '89501',
  custLanguage: 'es',
  custCustomFields: { ring: 7, job: 'Miller' },
})

describe('merging two customers', () => {
  test('keeps the kept customer’s values by default, or the other’s where those are empty', () => {
    const kept = customer({ custEmail: 'ada@example.test', custCustomFields: { job: 'Baker' } })
    expect(mergeCustomers(kept, other, {})).toEqual({
      ...kept,
      custDL: 'Z1',
      ...addressIn(other),
      custCustomFields: { job: 'Baker', ring: 7 },
    })
    const unnamed = customer({ custFirstName: '', custLastName: 'Unknown' })
    expect(mergeCustomers(unnamed, other, {})).toMatchObject({
      custFirstName: 'Olu',
      custLastName: 'Adeyemi',
      custPhone: unnamed.custPhone,
    })
  })

  test('takes the address as a whole, from one of them', () => {
    const kept = customer({ custState: 'CA' })
    expect(addressIn(mergeCustomers(kept, other, {}))).toEqual({ ...NO_ADDRESS, custState: 'CA' })
    expect(addressIn(mergeCustomers(kept, other, { custAddress: 'merged' }))).toEqual(addressIn(other))
  })

  test('takes each chosen value from the customer it was chosen from', () => {
    const kept = customer({ custEmail: 'ada@example.test', custDL: 'A1', custCustomFields: { job: 'Baker' } })
    const choices = {
      custPhone: 'merged',
      custName: 'merged',
      custEmail: 'merged',
      custDL: 'merged',
      custAddress: 'merged',
      custLanguage: 'merged',
      custCustomFields: { job: 'merged' },
    } as const
    expect(mergeCustomers(kept, other, choices)).toEqual(other)
  })

  test('never lets us text a customer we may not', () => {
    const at = fc.option(fc.nat(), { nil: null })
    fc.assert(
      fc.property(at, at, fc.boolean(), fc.boolean(), (one, two, a, b) => {
        const merged = mergeCustomers(
          customer({ custOptedOut: one, custBlocked: a }),
          customer({ custOptedOut: two, custBlocked: b }),
          {},
        )
        expect(merged.custBlocked).toBe(a || b)
        expect(merged.custOptedOut === null).toBe(one === null && two === null)
      }),
    )
  })
})

describe('undoing a merge', () => {
  const merge = { mergedAt: 1_000, undoneAt: null, hasLater: false }
  test('is possible for 30 days, once, latest merge first', () => {
    expect(undoableUntil(0)).toBe(30 * 24 * 3_600_000)
    expect(mergeCan.undo(merge, undoableUntil(1_000) - 1).ok).toBe(true)
    expect(mergeCan.undo(merge, undoableUntil(1_000)).ok).toBe(false)
    expect(mergeCan.undo({ ...merge, undoneAt: 2_000 }, 3_000)).toEqual({
      ok: false,
      reason: 'This merge has already been undone.',
    })
    expect(mergeCan.undo({ ...merge, hasLater: true }, 3_000)).toEqual({
      ok: false,
      reason: 'Undo this customer’s later merge first.',
    })
  })
})
