import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCallClient, type CallClient } from '@xd/core/client/call-client.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { killableServer } from '../killable-server.ts'
import { newPhone } from '../phones.ts'
import { eventually, NEXT_CENTURY } from './pay-world.ts'

const UNANSWERED = { number: '4000000000003238', expMonth: 12, expYear: 2035, cvc: '123' }
const ASKED = {
  paymentAmount: 45.5,
  paymentMemo: 'Interest',
  paymentMode: 'debit-only',
  paymentValidBeforeLocalTZ: NEXT_CENTURY,
} as const

interface Transaction {
  amountCents: number
}

describe.each(ENGINES)('a server killed between charge and commit on %s', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-crash-'))
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let sandbox: Awaited<ReturnType<typeof startDemoSandbox>>
  let server: Awaited<ReturnType<typeof killableServer>>

  beforeAll(async () => {
    fresh = await freshDatabase(database, folder)
    // The network's webhooks don't reach the server, so it must find out the charge's outcome itself.
    const nobody = `http://localhost:${await freePort()}`
    sandbox = await startDemoSandbox({
      port: 0,
      smtpPort: 0,
      databasePath: ':memory:',
      publicURL: nobody,
      secretKey: TEST_SECRET_KEY,
      pace: 1,
    })
    server = await killableServer({ XD_DATABASE_URL: fresh.url, XD_SANDBOX_URL: sandbox.url })
    await server.start()
  })
  afterAll(async () => {
    await server.kill()
    await sandbox.close()
    await fresh.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const post = (url: string, body: string, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    return fetch(url, { method: 'POST', headers, body })
  }
  const ask = async <A>(path: string, body: object): Promise<A> =>
    (await (await post(`${sandbox.url}${path}`, JSON.stringify(body))).json()) as A
  const callsAs = (token?: string): CallClient =>
    createCallClient((path, body) => post(`${server.url}${path}`, body, token))
  const transactions = async (orderRef: string) =>
    (await ask<{ transactions: Transaction[] }>('/cards/transactions', { orderRef })).transactions

  const signIn = async () => {
    const { token } = await callsAs()('auth/login', {
      username: 'clerk@goldenpledge.test',
      password: DEMO_PASSWORD,
      bearer: true,
    })
    return callsAs(token)
  }

  /** Charges a card whose answer never arrives, and kills the server once the network has moved the money. */
  const chargeAndKill = async (clerk: CallClient, convoID: number, paymentTicketList: string) => {
    const asked = { ...ASKED, paymentTicketList, paymentRewrite: true }
    const { payment } = await clerk('payments/send', { convoID, payment: asked, clientMessageID: randomUUID() })
    const { paymentKey } = payment
    const card = await ask<{ token: string }>('/cards/tokenize', UNANSWERED)
    const attempt = { paymentKey, attemptKey: randomUUID(), token: card.token }
    const answer = callsAs()('pay/submit', attempt).catch((error: unknown) => error)
    await eventually(
      () => transactions(paymentKey),
      (moved) => moved.length > 0,
    )
    await server.kill()
    expect(await answer).toBeInstanceOf(Error)
    await server.start()
    return attempt
  }

  test('leaves one charge and a PAID request, whoever asks first after the restart', async () => {
    const clerk = await signIn()
    const { stores } = await clerk('stores/list', {})
    const { custID } = await clerk('customers/save', {
      customer: { custPhone: newPhone(), custFirstName: 'Ada', custLastName: 'Crash' },
    })
    const { convo } = await clerk('customers/conversation/start', { custID, storeID: stores[0]!.storeID })
    const fetchPayment = async (paymentKey: string) => (await clerk('payments/fetch', { paymentKey })).payment
    const paid = { paymentStatus: 'approved', paymentMethod: 'card', cardLastFour: '3238', paymentInProgress: false }

    const rewritten = async (ticket: string) =>
      (await clerk('payments/rewrites/list', { search: { filter: ticket } })).rewrites.map(
        ({ rewriteState }) => rewriteState,
      )

    const asked = await chargeAndKill(clerk, convo.convoID, 'CRASH-1')
    expect(await callsAs()('pay/submit', asked)).toMatchObject({
      paymentStatus: 'approved',
      attempt: { state: 'approved' },
    })
    expect(await fetchPayment(asked.paymentKey)).toMatchObject(paid)
    expect(await transactions(asked.paymentKey)).toHaveLength(1)
    expect(await rewritten('CRASH-1')).toEqual(['rewritten'])

    // Nobody asks the second time: the attempt's job finds out.
    const unasked = await chargeAndKill(clerk, convo.convoID, 'CRASH-2')
    expect(
      await eventually(
        () => fetchPayment(unasked.paymentKey),
        ({ paymentStatus }) => paymentStatus !== 'sent',
      ),
    ).toMatchObject(paid)
    expect(await transactions(unasked.paymentKey)).toHaveLength(1)
    expect(await rewritten('CRASH-2')).toEqual(['rewritten'])
  })
})
