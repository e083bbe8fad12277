import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CARD_NUMBER_REFUSED, CARD_NUMBER_UNSENT } from '@xd/core/domain/text/card-number.ts'
import { textWorld } from './text-world.ts'

test('a card number that staff type is masked where it is stored, and refused where it would be sent', async () => {
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
    const { draft } = await world.clerk('customers/conversation/draft/save', { convoID, body: typed })
    expect(draft?.draftBody).toBe('Her card is •••• 1111')
    const owner = await world.signIn('owner')
    const fields = [
      { id: 'shelf', title: 'Shelf', type: 'text' as const },
      { id: 'count', title: 'Count', type: 'int' as const },
    ]
    await owner('settings/custom-fields/save', { moduleID: 'payments', fields })
    const set = (values: Record<string, string | number>) =>
      world.clerk('payments/set-custom-fields', {
        payment: { paymentKey: payment.paymentKey, paymentCustomFields: values },
      })
    expect((await set({ shelf: typed })).payment.paymentCustomFields).toMatchObject({ shelf: 'Her card is •••• 1111' })
    await expect(set({ count: 378282246310005 })).rejects.toMatchObject({
      fields: { 'payment.paymentCustomFields.count': CARD_NUMBER_REFUSED },
    })
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
