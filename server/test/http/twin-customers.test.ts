import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { visitInputs } from '../admin/visit-inputs.ts'
import { oneOfEach } from '../one-of-each.ts'
import { firstDifference, makeTwin } from './make-twin.ts'
import { twinsOfCustomers } from './twins-of-customers.ts'

/** Inputs that name a customer, or something of theirs. */
const OF_ONE =
  /"(custID|customerID|convoID|messageID|paymentKey|planID|promiseID|loanID|leadID|ticketID|rewriteID|stopRequestID|noticeID|commentKey)":/
/** What a list about one customer says of all, and what a page makes anew each time. */
const OF_ALL = /"(unread|open|overdue)":\d+|nonce[=-][^ ]+/g
/** Calls that look for others like a customer. */
const COMPARES: readonly CallName[] = ['customers/duplicates']

describe('customers who have twins of the same name, with the same conversations, payments and tickets', () => {
  let server: Booted
  let before: ReadonlyMap<string, string>
  let after: ReadonlyMap<string, string>
  let copied: number
  beforeAll(async () => {
    // Answers may not differ by when they are given.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    server = await boot({ database: 'sqlite' })
    const { writes } = server.connection
    await writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    const inputOf = await visitInputs(server, await oneOfEach(server))
    const { token } = await server.signIn('owner')
    const asks: [path: string, body: string | undefined][] = [[`/p/${PAYMENT_KEY.paidToday}`, undefined]]
    for (const name of Object.keys(calls) as CallName[]) {
      const { kind, access, body, input } = calls[name]
      if (kind !== 'read' || access === 'anyone' || access === 'support' || body === 'multipart') continue
      const asked = inputOf(name, new Map()) as { search?: object }
      const custs = 'search' in (input.fields as object) ? Object.values(PEOPLE).slice(0, 8) : []
      for (const one of [asked, ...custs.map(({ custID }) => ({ ...asked, search: { ...asked.search, custID } }))])
        if (OF_ONE.test(JSON.stringify(one)) && !COMPARES.includes(name))
          asks.push([`/api/${name}`, JSON.stringify(one)])
    }
    const answers = async () => {
      const found = new Map<string, string>()
      for (const [path, body] of asks) {
        await writes.deleteFrom('rate_limits').execute()
        const { status, text } = await server.ask(path, body === undefined ? {} : { body, token })
        found.set(`${path} ${body}`, `${status} ${text.replaceAll(OF_ALL, '')}`)
      }
      return found
    }
    before = await answers()
    copied = await makeTwin(server, await twinsOfCustomers(server))
    after = await answers()
  })
  afterAll(async () => {
    vi.useRealTimers()
    await server.close()
  })

  test('are read as if they had none', () => {
    const answered = [...before].filter(([, text]) => text.startsWith('200'))
    expect(answered.length).toBeGreaterThan(60)
    expect(copied).toBeGreaterThan(800)
    const differ = [...before.keys()].filter((name) => before.get(name) !== after.get(name))
    expect(differ.map((name) => [name, ...firstDifference(before.get(name)!, after.get(name)!)])).toEqual([])
  })
})
