import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CARD_NUMBER_UNSENT } from '@xd/core/domain/text/card-number.ts'
import { textWorld } from './text-world.ts'

test('a card number that staff type is masked where it is kept, and refused where it would be sent', async () => {
  const world = await textWorld()
  try {
    const { convoID } = await world.contact()
    const typed = 'Her card is 4111 1111 1111 1111'
    const { comment } = await world.clerk('comments/submit', {
      comment: { commentKey: `convo/${convoID}`, commentMessage: typed },
    })
    expect(comment.commentMessage).toBe('Her card is •••• 1111')
    const { payment } = await world.clerk('payments/send', {
      convoID,
      clientMessageID: randomUUID(),
      payment: { paymentAmount: 12, paymentMemo: 'Payment', paymentReference: typed, paymentMode: 'any' },
    })
    expect(payment.paymentReference).toBe('Her card is •••• 1111')
    await expect(world.send(convoID, typed)).rejects.toMatchObject({
      status: 400,
      fields: { body: CARD_NUMBER_UNSENT },
    })
    const { paymentKey } = payment
    const changed = await world.clerk('payments/set-reference', { paymentKey, paymentReference: `Now ${typed}` })
    expect(changed.payment.paymentReference).toBe('Now Her card is •••• 1111')
  } finally {
    await world.close()
  }
})
