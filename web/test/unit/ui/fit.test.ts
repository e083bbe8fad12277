import { describe, expect, test } from 'vitest'
import { placesOf, tooMany } from '../../../src/ui/list/fit.ts'

describe('the columns that a list has no room for', () => {
  const columns = [
    { key: 'name' },
    { key: 'amount', spare: 1 },
    { key: 'memo', spare: 3 },
    { key: 'status' },
    { key: 'store', spare: 2 },
  ] as const
  const widthOf = (key: (typeof columns)[number]['key']) =>
    ({ name: 100, amount: 60, memo: 200, status: 80, store: 40 })[key]

  test.each([
    [480, []],
    [479, ['memo']],
    [280, ['memo']],
    [279, ['memo', 'store']],
    [239, ['memo', 'store', 'amount']],
    [180, ['memo', 'store', 'amount']],
    [179, null],
  ])('in %i px', (room, leftOut) => expect(tooMany(columns, widthOf, room)).toEqual(leftOut))
})

describe('the position of a column in lines', () => {
  const customer = { key: 'customer', phone: 'lead' } as const
  const memo = { key: 'memo', phone: 'lead' } as const
  const tickets = { key: 'tickets' } as const
  const date = { key: 'date', phone: 'under' } as const
  const amount = { key: 'amount', phone: 'end' } as const

  test.each([
    ['the first to ask for it', [customer, amount, memo, date], { customer: 'lead', amount: 'end', date: 'under' }],
    ['the next if a caller hides the first', [amount, memo, date], { amount: 'end', memo: 'lead', date: 'under' }],
    [
      'one without a position if nobody asks',
      [amount, tickets, date],
      { amount: 'end', tickets: 'lead', date: 'under' },
    ],
    ['the first if each has another', [date, amount], { date: 'lead', amount: 'end' }],
  ] as const)('the title is %s', (_, columns, places) =>
    expect(Object.fromEntries(placesOf<string>(columns))).toEqual(places),
  )
})
