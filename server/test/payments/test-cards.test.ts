import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { casesOn } from '../cases-on.ts'
import { jsonTable } from '../table.ts'
import { payWorld, type PayWorld } from './pay-world.ts'

interface CardCase {
  number: string
  brand: string
  funding: string
  attempt: 'approved' | 'declined' | 'error'
  status: 'approved' | 'sent' | 'declined'
  lastDecline?: string
}

const cards = jsonTable<CardCase[]>('payment/test-cards.json')

describe.each(ENGINES)('the published test cards on %s', (database) => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld({ database })))
  afterAll(() => world.close())

  test.each(casesOn(database, cards))(
    '$number: $attempt, the request is $status',
    async ({ number, brand, funding, attempt, status, lastDecline }) => {
      const { paymentKey } = await world.request()
      const answer = await world.pay(paymentKey, number)
      expect(answer).toMatchObject({ paymentStatus: status, attempt: { state: attempt } })
      expect(answer.attempt.message).not.toBe('')

      const payment = await world.payment(paymentKey)
      expect(payment).toMatchObject({ paymentStatus: status, paymentInProgress: false, paymentTestMode: true })
      if (attempt === 'approved')
        expect(payment).toMatchObject({
          cardType: brand,
          cardLastFour: number.slice(-4),
          cardExpDate: '12/35',
          cardFunding: funding,
          paymentMethod: 'card',
          paymentLastDecline: null,
        })
      else expect(payment.paymentLastDecline?.message).toBe(lastDecline)
      expect(payment.paymentRefID === null).toBe(attempt !== 'approved')

      const moved = await world.transactions(paymentKey)
      expect(moved.map(({ amountCents }) => amountCents)).toEqual(attempt === 'approved' ? [4550] : [])
      const [submit] = (await world.views(paymentKey)).filter(({ impressionKind }) => impressionKind === 'submit')
      expect(submit?.paymentStatus).toBe(attempt)
    },
  )
})
