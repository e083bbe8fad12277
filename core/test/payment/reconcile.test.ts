import { expect, test } from 'vitest'
import { EXCEPTION_KINDS, type Exception, exceptionSentence } from '#domain/payment/reconcile.ts'
import { jsonTable } from '../table.ts'

type Case = Pick<Exception, 'kind' | 'amountHere' | 'amountThere'> & { readonly sentence: string }
const CASES = jsonTable<readonly Case[]>('payment/differences.json')

test.each(CASES)('$kind, $amountHere here, $amountThere there: “$sentence”', ({ sentence, ...exception }) => {
  expect(exceptionSentence(exception)).toBe(sentence)
})

test('every kind of difference has a sentence', () => {
  expect(new Set(CASES.map(({ kind }) => kind))).toEqual(new Set(EXCEPTION_KINDS))
})
