import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { differences, EXCEPTION_KINDS, type Exception, exceptionSentence } from '#domain/payment/reconcile.ts'
import { jsonTable } from '../table.ts'

type Case = Pick<Exception, 'kind' | 'amountHere' | 'amountThere'> & { readonly sentence: string }
const CASES = jsonTable<readonly Case[]>('payment/differences.json')

test.each(CASES)('$kind, $amountHere here, $amountThere there: “$sentence”', ({ sentence, ...exception }) => {
  expect(exceptionSentence(exception)).toBe(sentence)
})

test('every kind of difference has a sentence', () => {
  expect(new Set(CASES.map(({ kind }) => kind))).toEqual(new Set(EXCEPTION_KINDS))
})

const MOVED = { kind: 'charge', gatewayID: 'ch_1', sale: null, paymentKey: 'one', amount: cents(1250), at: 7 } as const

test('a difference names the movement, its request, both amounts and its time', () => {
  const told = { gatewayID: 'ch_1', paymentKey: 'one', at: 7 }
  expect(differences([MOVED], [])).toEqual([{ ...told, kind: 'charge-only-here', amountHere: 1250, amountThere: null }])
  expect(differences([], [{ ...MOVED, kind: 'refund' }])).toEqual([
    { ...told, kind: 'refund-only-there', amountHere: null, amountThere: 1250 },
  ])
  expect(differences([MOVED], [{ ...MOVED, amount: cents(1300), paymentKey: null, at: 9 }])).toEqual([
    { ...told, kind: 'amount-differs', amountHere: 1250, amountThere: 1300 },
  ])
})
