import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { xd } from './xd.ts'

interface Rewrite {
  rewriteID: number
  rewriteState: string
  rewriteTickets: { oldTicket: string; newTicket: string | null; ticketState: string }[]
}

const folder = mkdtempSync(join(tmpdir(), 'xd-rewrites-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('owner')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => xd(['rewrites', ...args], undefined, env)
const json = async (...args: string[]): Promise<unknown> => {
  const { code, out, err } = await run(...args, '--json')
  expect([code, err]).toEqual([0, expect.anything()])
  return JSON.parse(out)
}

test('batches are listed by state and found by either number', async () => {
  const exceptions = (await json('list', '--status', 'exception')) as Rewrite[]
  expect(new Set(exceptions.map(({ rewriteState }) => rewriteState))).toEqual(new Set(['exception']))
  const [found] = (await json('list', '10233')) as [Rewrite]
  expect(found.rewriteTickets.flatMap(({ oldTicket, newTicket }) => [oldTicket, newTicket])).toContain('10233')
  for (const args of [
    ['list', '10233'],
    ['chain', '10233'],
  ])
    expect((await run(...args)).out).toContain('Main St\t')
  expect((await run('list', 'nothing')).err).toContain('No rewrites match.')
})

test('tickets are marked as sent, and verified by hand, all or one by its number', async () => {
  const waiting = (await json('list', '--status', 'rewritten', '--all')) as Rewrite[]
  const posted = (await json('list', '--status', 'posted', '--all')) as Rewrite[]
  const { rewriteID, rewriteTickets } = [...waiting, ...posted].find((one) => one.rewriteTickets.length > 1)!
  const id = String(rewriteID)
  if (waiting.some((one) => one.rewriteID === rewriteID)) await json('post', id)
  const [first] = rewriteTickets
  const one = (await json('verify', id, first!.newTicket!)) as Rewrite
  expect(one.rewriteTickets.map(({ ticketState }) => ticketState).sort()).toEqual(
    expect.arrayContaining(['posted', 'verified']),
  )
  expect(((await json('verify', id)) as Rewrite).rewriteState).toBe('verified')
  const { out } = await run('show', id)
  expect(out).toMatch(/OLD\s+NEW\s+STATE\s+NUMBERED\s+SENT\s+VERIFIED/)
  expect(await run('post', id, 'nothing')).toMatchObject({ err: expect.stringContaining('has no ticket nothing') })
})

test('a rewrite that the book forbids needs a reason, both when requested and when retried', async () => {
  const owner = await booted.signIn('owner')
  const { messages } = await owner('inbox/list', { search: { perPage: 50, store: STORE.main } })
  const { convo, customer } = messages.find((row) => row.customer.custOptedOut === null && !row.customer.custBlocked)!
  await owner('settings/rewrites/save', { settings: { storeID: STORE.main, storeAutoRewrite: true } })
  const book = bookedTicket({
    storeID: STORE.main,
    ticketNumber: 'OWES1',
    custID: customer.custID,
    ticketDueDate: '',
    asOf: Date.now(),
  })
  await booted.connection.writes.insertInto('tickets').values(book).execute()
  const send = (...more: string[]) =>
    xd(
      [
        'payments',
        'send',
        String(convo.convoID),
        '5',
        '--memo',
        'Interest',
        '--tickets',
        'OWES1',
        '--rewrite',
        '--yes',
        ...more,
      ],
      undefined,
      env,
    )
  const refused = await send()
  expect([refused.code, refused.err]).toEqual([6, expect.stringContaining('OWES1 owes $20.00 in charges')])
  expect(refused.err).toContain('--override-reason')
  const fee = await send('--notice-fee', '7')
  expect([fee.code, fee.err]).toEqual([6, expect.stringContaining('can’t be more than the amount')])
  const { out } = await send('--override-reason', 'The rest is paid at the counter', '--jq', '.paymentKey')
  const paymentKey = out.trim()
  await owner('payments/mark-paid', { paymentKey })
  const { rewrite } = await owner('payments/fetch', { paymentKey })
  expect(rewrite).toMatchObject({ rewriteState: 'rewritten' })

  // Forbidden by the time the customer paid.
  const paid = await owner('payments/send', {
    convoID: convo.convoID,
    payment: {
      paymentAmount: 20,
      paymentMemo: 'Interest',
      paymentMode: 'debit-only',
      paymentTicketList: 'OWES2',
      paymentRewrite: true,
    },
    clientMessageID: 'owes-2',
  })
  await booted.connection.writes
    .insertInto('tickets')
    .values({ ...book, ticketNumber: 'OWES2', ticketStatus: 'forfeited' })
    .execute()
  await owner('payments/mark-paid', { paymentKey: paid.payment.paymentKey })
  const { rewriteID } = (await owner('payments/fetch', { paymentKey: paid.payment.paymentKey })).rewrite!
  const retried = await run('retry', String(rewriteID))
  expect([retried.code, retried.err]).toEqual([6, expect.stringContaining('--override-reason')])
  expect(await json('retry', String(rewriteID), 'OWES2', '--override-reason', 'Forfeited by mistake')).toMatchObject({
    rewriteState: 'rewritten',
  })
})

test('a chain is found by any of its numbers', async () => {
  expect((await run('chain', '9871')).out).toMatch(/9871 → 10233 → M\d+/)
  expect((await run('chain', 'NONE-1')).err).toContain('hasn’t been rewritten')
})
