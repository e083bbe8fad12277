import { afterEach, beforeEach, describe, test } from 'vitest'
import { eventually, NEXT_CENTURY, payWorld, type PayWorld } from '../payments/pay-world.ts'
import { writes } from './written.ts'

const DEBIT = '4000056655665556'
const POOR = '4000000000009995'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

describe('what payment requests write', () => {
  let world: PayWorld
  beforeEach(async () => {
    world = await payWorld()
  })
  afterEach(() => world.close())

  test('from the request to the refund, in the store and online, in either language', async () => {
    const owner = await world.signIn('owner')
    const { clerk, convoID, storeID } = world
    await owner('settings/payments/remote-fee/save', { settings: { storeID, remoteFeePercent: 3 } })
    const { customer } = await clerk('customers/fetch', { customerID: world.custID })
    const { does, runs } = await writes(world, 'payments', { known: { phone: customer.custPhone.slice(1) } })
    const asked = { paymentAmount: 120.5, paymentMode: 'any', paymentValidBeforeLocalTZ: NEXT_CENTURY } as const
    const send = (clientMessageID: string, more: object) =>
      clerk('payments/send', {
        convoID,
        clientMessageID,
        payment: { ...asked, paymentMemo: 'Ring', ...more },
        force: true,
      })
    const open = (path: string) => async () => {
      await (await fetch(`${world.url}/p/${path}`, { headers: { 'user-agent': PHONE } })).text()
    }
    const pay = async (paymentKey: string, attemptKey: string, card: string, language: 'en' | 'es' = 'en') => {
      const token = await world.tokenize(card)
      return () => world.call('pay/submit', { paymentKey, attemptKey, token, language })
    }
    let paymentKey = ''
    await does('a clerk requests $120.50, and 3% online', async () => {
      const answer = await send('asked-1', {
        paymentReference: 'Call Ana',
        paymentTicketList: '4711, #4712',
        paymentPurpose: 'redeem',
      })
      ;({ paymentKey } = answer.payment)
      return answer
    })
    await does('the customer opens the link', open(paymentKey))
    await does('the page', () => world.call('pay/fetch', { paymentKey }))
    await does('a card is declined', await pay(paymentKey, 'try-1', POOR))
    await does('the page after it', () => world.call('pay/fetch', { paymentKey, language: 'es' }))
    await does('staff see the decline', () => clerk('payments/fetch', { paymentKey }))
    await does('the clerk sends the link again', () =>
      clerk('payments/resend', { paymentKey, clientMessageID: 'again-1', force: true }),
    )
    await does('the clerk writes a note', () =>
      clerk('payments/set-reference', { paymentKey, paymentReference: 'Pays on Friday' }),
    )
    const [layaway, ready] = (await clerk('labels/list', {})).labels
      .filter(({ labelModuleKey }) => labelModuleKey === 'payment')
      .map(({ labelID }) => labelID)
    await does('labels', async () => {
      const { payment } = await clerk('payments/set-labels', {
        paymentKey,
        paymentLabels: [layaway!, ready!, layaway!],
      })
      return payment.paymentLabels
    })
    await does('one label less', async () => {
      const { payment } = await clerk('payments/set-labels', {
        paymentKey,
        paymentLabels: [ready!],
        seenLabels: [layaway!, ready!],
      })
      return payment.paymentLabels
    })
    const labeled = { paymentKeys: [paymentKey, paymentKey], labelID: layaway! }
    await does('a label for several', () => clerk('payments/change-label', labeled))
    await does('a label that they have', () => clerk('payments/change-label', labeled))
    await does('a label off several', () => clerk('payments/change-label', { ...labeled, removed: true }))
    await does('custom fields', async () => {
      const paymentCustomFields = { shelf: ' B 12 ', weight: 3.5 }
      const { payment } = await clerk('payments/set-custom-fields', { payment: { paymentKey, paymentCustomFields } })
      return payment.paymentCustomFields
    })
    await does('a custom field emptied', async () => {
      const paymentCustomFields = { weight: null }
      const { payment } = await clerk('payments/set-custom-fields', { payment: { paymentKey, paymentCustomFields } })
      return payment.paymentCustomFields
    })
    await does('another card pays', await pay(paymentKey, 'try-2', DEBIT))
    await does('the page once it is paid', () => world.call('pay/fetch', { paymentKey }))
    await does('the clerk sends the receipt again', () =>
      clerk('payments/send-receipt', { paymentKey, channel: 'sms', clientMessageID: 'receipt-1', force: true }),
    )
    await does('the payer wants the receipt by email', () =>
      world.call('pay/email-receipt', { paymentKey, email: ' Zoe@Example.com' }),
    )
    await runs('it is sent', 'email-receipt')
    await does('the owner refunds $20.50', () =>
      owner('payments/refund', { paymentKey, amount: 20.5, reason: ' Paid twice ', idempotencyKey: 'back-1' }),
    )
    await does('the page after the refund', () => world.call('pay/fetch', { paymentKey }))
    await does('the ledger', () => clerk('payments/ledger/fetch', { paymentKey }))
    await does('the views', () => clerk('payments/impressions/fetch', { paymentKey }))

    await clerk('customers/save', { customer: { ...customer, custLanguage: 'es' } })
    await does('a request in Spanish', async () => {
      const answer = await send('asked-2', { paymentPurpose: 'redeem', paymentTicketList: '4713' })
      ;({ paymentKey } = answer.payment)
    })
    await does('a decline in Spanish', await pay(paymentKey, 'try-3', POOR, 'es'))
    await does('a payment in Spanish', await pay(paymentKey, 'try-4', DEBIT, 'es'))
    await does('the whole refund in Spanish', async () => {
      const { payment } = await owner('payments/refund', {
        paymentKey,
        amount: 120.5,
        reason: 'Wrong ticket',
        idempotencyKey: 'back-2',
      })
      return payment.paymentRefunds
    })
    await does('a request that is paid in the store', async () => {
      ;({ paymentKey } = (await send('asked-3', { paymentPurpose: 'redeem', paymentTicketList: '4714' })).payment)
      return clerk('payments/mark-paid', { paymentKey })
    })
    await does('a request that is canceled', async () => {
      ;({ paymentKey } = (await send('asked-4', {})).payment)
      return clerk('payments/cancel', { paymentKey })
    })
    await does('the customer asks for another link', () => world.call('pay/ask-for-link', { paymentKey }))
    const idempotencyKey = '11111111-2222-3333-4444-555555555555'
    await does('a charge that comes after the end', async () => {
      await world.leavePending(paymentKey, { idempotencyKey })
      await world.chargeAtNetwork({ orderRef: paymentKey, idempotencyKey, card: DEBIT, amountCents: 12_050 })
      await world.tellAgain(idempotencyKey)
      const reads = world.connection.reads.selectFrom('payment_attempts').select('attemptID')
      await eventually(
        () => reads.where('state', '=', 'pending').where('idempotencyKey', '=', idempotencyKey).execute(),
        ({ length }) => length === 0,
      )
    })
    await runs('it is given back', 'settle-refund')
  })
})
