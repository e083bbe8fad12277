import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentData } from '#data/payments.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => (page = aPage()))

/** The dialog's draft for a conversation, in a tab just loaded. */
const opened = async (convoID: number, like?: PaymentData) => {
  const { ownLocal } = await import('#data/local.ts')
  ownLocal(1, 3)
  const { useRequestDraft } = await import('#features/payments/use-request-draft.ts')
  return runHook(() => useRequestDraft(convoID, like && { like }))
}

const reloaded = (convoID: number) => {
  page.fresh()
  return opened(convoID)
}

describe('a request being typed', () => {
  test('returns after a reload as the same request: one whose answer was lost is not made twice', async () => {
    const dialog = await opened(7)
    dialog.now().change({ amount: '45.50' })
    dialog.again()
    dialog.now().change({ memo: 'Interest' })
    dialog.again()
    const { draft } = dialog.now()
    expect(draft).toMatchObject({ amount: '45.50', memo: 'Interest' })
    expect((await reloaded(7)).now().draft).toEqual(draft)
    expect((await reloaded(8)).now().draft).toMatchObject({ amount: '', memo: '' })
  })

  test('is another request after each change: the answer to the one before must not be given for it', async () => {
    const dialog = await opened(7)
    const ids = [dialog.now().draft.clientMessageID]
    for (const amount of ['45.50', '54.50', '45.50']) {
      dialog.now().change({ amount })
      dialog.again()
      ids.push(dialog.now().draft.clientMessageID)
    }
    expect(new Set(ids).size).toBe(4)
  })

  test('is gone once it is sent or cleared', async () => {
    const dialog = await opened(7)
    dialog.now().change({ amount: '45.50' })
    dialog.again()
    dialog.now().clear()
    dialog.again()
    expect(dialog.now().draft.amount).toBe('')
    expect((await reloaded(7)).now().draft.amount).toBe('')
  })

  test('that copies another keeps that one’s text until it is changed', async () => {
    const like = {
      paymentAmount: 12,
      paymentNoticeFee: 0,
      paymentMemo: 'Payoff',
      paymentCustomFields: {},
    } as PaymentData
    const first = await opened(7)
    first.now().change({ amount: '45.50' })
    first.stop()
    const copy = await opened(7, like)
    expect(copy.now().draft).toMatchObject({ amount: '12.00', memo: 'Payoff' })
    copy.now().change({ memo: 'Payoff 18802' })
    copy.again()
    expect(copy.now().draft).toMatchObject({ amount: '12.00', memo: 'Payoff 18802' })
    copy.now().clear()
    copy.again()
    expect(copy.now().draft).toMatchObject({ amount: '', memo: '' })
    copy.now().change({ memo: 'Interest' })
    copy.again()
    expect((await reloaded(7)).now().draft).toMatchObject({ amount: '', memo: 'Interest' })
  })
})
