import { createHmac, randomUUID } from 'node:crypto'
import { CallError } from '@xd/core/client/call-client.ts'
import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { boot, type Booted, type BootOptions } from '@xd/fixtures/boot.ts'
import { demoCardsCredentials } from '@xd/server/providers/cards/demo-credentials.ts'
import { newPhone } from '../phones.ts'

type Asked = WireInput<'payments/send'>['payment']

interface Transaction {
  type: string
  state: string
  amountCents: number
  idempotencyKey: string
  gatewayId: string
}

/** A server with a clerk who requests money from their own customer, who pays. */
export interface PayWorld extends Booted {
  clerk: Awaited<ReturnType<Booted['signIn']>>
  storeID: number
  custID: number
  convoID: number
  request: (asked?: Partial<Asked>) => Promise<WireOutput<'payments/send'>['payment']>
  tokenize: (number: string) => Promise<string>
  pay: (paymentKey: string, card: string, attemptKey?: string) => Promise<WireOutput<'pay/submit'>>
  payment: (paymentKey: string) => Promise<WireOutput<'payments/fetch'>['payment']>
  views: (paymentKey: string) => Promise<WireOutput<'payments/impressions/fetch'>['impressions']>
  /** An attempt that a server began and never ended, as after a crash; `age` in milliseconds. */
  leavePending: (
    paymentKey: string,
    options?: { idempotencyKey?: string; attemptKey?: string; age?: number },
  ) => Promise<void>
  /** Every try to pay a request. */
  attempts: (paymentKey: string) => Promise<{ idempotencyKey: string }[]>
  /** The network reports a charge to the server once more. */
  tellAgain: (idempotencyKey: string) => Promise<void>
  /** Charges a card at the network as the server would, but without the server's knowledge. */
  chargeAtNetwork: (sale: {
    orderRef: string
    idempotencyKey: string
    card: string
    amountCents: number
  }) => Promise<{ gatewayId: string }>
  /** Asks the network behind its API key, as the server does. */
  network: <A>(path: string, body?: object) => Promise<A>
  /** The money that the card network has moved for a request. */
  transactions: (paymentKey: string) => Promise<Transaction[]>
}

/** Far enough ahead for every zone and every clock. */
export const NEXT_CENTURY = '2101-01-01T12:00'

const ASKED = {
  paymentAmount: 45.5,
  paymentMemo: 'Monthly interest',
  paymentMode: 'any',
  paymentValidBeforeLocalTZ: NEXT_CENTURY,
} as const

export const payWorld = async (options: BootOptions = {}): Promise<PayWorld> => {
  const server = await boot(options)
  const clerk = await server.signIn('clerk')
  const { stores } = await clerk('stores/list', {})
  const storeID = stores[0]!.storeID
  const { custID } = await clerk('customers/save', {
    customer: { custPhone: newPhone(), custFirstName: 'Zoë', custLastName: 'Payer' },
  })
  const { convo } = await clerk('customers/conversation/start', { custID, storeID })
  const { convoID } = convo

  const tokenize = async (number: string) => {
    const card = {
      number,
      expMonth: 12,
      expYear: 2035,
      cvc: number.startsWith('3') && number.length === 15 ? '1234' : '123',
    }
    return (await server.sandbox<{ token: string }>('/cards/tokenize', card)).token
  }
  const request = async (asked: Partial<Asked> = {}) => {
    const payment = { ...ASKED, ...asked }
    return (await clerk('payments/send', { convoID, payment, clientMessageID: randomUUID() })).payment
  }
  const network = async <A>(path: string, body?: object): Promise<A> => {
    const { apiKey } = demoCardsCredentials(server.config.secretKey)
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await (await fetch(`${server.sandboxURL}/cards${path}`, init)).json()) as A
  }
  return {
    ...server,
    clerk,
    network,
    chargeAtNetwork: async ({ card, ...sale }) =>
      network('/charges', { ...sale, token: await tokenize(card), currency: 'USD' }),
    storeID,
    custID,
    convoID,
    request,
    tokenize,
    pay: async (paymentKey, card, attemptKey = randomUUID()) =>
      server.call('pay/submit', { paymentKey, attemptKey, token: await tokenize(card) }),
    payment: async (paymentKey) => (await clerk('payments/fetch', { paymentKey })).payment,
    views: async (paymentKey) => (await clerk('payments/impressions/fetch', { paymentKey })).impressions,
    transactions: async (orderRef) => {
      const { transactions } = await server.sandbox<{ transactions: Transaction[] }>('/cards/transactions', {
        orderRef,
      })
      return transactions
    },
    attempts: (paymentKey) =>
      server.connection.reads
        .selectFrom('payment_attempts as a')
        .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
        .select('a.idempotencyKey')
        .where('p.paymentKey', '=', paymentKey)
        .execute(),
    tellAgain: async (idempotencyKey) => {
      const body = JSON.stringify({ type: 'transaction.approved', transaction: { idempotencyKey } })
      const { webhookSecret } = demoCardsCredentials(server.config.secretKey)
      const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
      await fetch(`${server.url}/hooks/cards/simulator`, {
        method: 'POST',
        headers: { 'x-sandbox-signature': signature },
        body,
      })
    },
    leavePending: async (paymentKey, { idempotencyKey = randomUUID(), attemptKey = 'left-open', age = 0 } = {}) => {
      const { writes } = server.connection
      const payments = writes.selectFrom('payments').select(['companyID', 'paymentID', 'amountCents'])
      const payment = await payments.where('paymentKey', '=', paymentKey).executeTakeFirstOrThrow()
      const attempt = { attemptKey, idempotencyKey, gateway: 'simulator', state: 'pending' as const }
      await writes
        .insertInto('payment_attempts')
        .values({ ...payment, ...attempt, startedAt: Date.now() - age })
        .execute()
    },
  }
}

/** A page without its script and style, whose text is not shown. */
export const shownOf = async (page: Response): Promise<string> =>
  (await page.text()).replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')

/** A call's failure. */
export const refusalOf = async (answer: Promise<unknown>): Promise<CallError> => {
  const error = await answer.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof CallError)) throw new Error('The call was not refused')
  return error
}

/** Shorter than a test's own limit, so that a timeout shows the actual value. */
const DEADLINE_MS = 100_000

/** Asks again until it holds, for automatic changes a moment later. */
export const eventually = async <A>(ask: () => Promise<A>, holds: (answer: A) => boolean): Promise<A> => {
  const until = performance.now() + DEADLINE_MS
  for (;;) {
    const answer = await ask()
    if (holds(answer)) return answer
    if (performance.now() > until) throw new Error(`It never came to hold: ${JSON.stringify(answer)?.slice(0, 2_000)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
