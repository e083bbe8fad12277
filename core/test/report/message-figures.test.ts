import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { createMessageTally } from '#domain/report/message-figures.ts'

test('people are counted once, however many messages they get, and each return counts once', () => {
  const tally = createMessageTally()
  tally.written()
  tally.written()
  tally.cameBack()
  tally.closeCustomer()
  // Someone else, who only got one, and someone who came without one.
  tally.written()
  tally.closeCustomer()
  tally.cameBack()
  tally.closeCustomer()
  expect(tally.figures()).toMatchObject({ people: 2, messages: 3, cameBack: 1, rate: 0.5 })
})

test('money and tickets are kept apart, and a message’s share of the money is whole cents', () => {
  const tally = createMessageTally()
  expect(tally.figures()).toMatchObject({ people: 0, messages: 0, perMessage: null, redeemed: 0, renewed: 0 })
  tally.written()
  tally.written()
  tally.paid(cents(25))
  tally.ended('redeemed', 2)
  tally.ended('renewed', 1)
  expect(tally.figures()).toMatchObject({ paid: { count: 1, amount: 25 }, perMessage: 13, redeemed: 2, renewed: 1 })
})
