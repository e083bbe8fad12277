import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { idFields } from '@xd/core/contract/id-fields.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, LABEL, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { oneOfEach } from '../one-of-each.ts'
import { type Asker, askingOn, everyRole, isStaff, may, refusalOf } from './askers.ts'
import { theirs } from './theirs.ts'
import { type Foreign, NO_RECORD, type Own, UNNAMED } from './unnamed-ids.table.ts'

const { whitfield, nguyen, halvorsen, silverPaid } = PEOPLE
const { goldenPledge: companyID } = COMPANY

test('every field that could name a record is looked up for the caller, or has its row, so a new one can’t be left out', () => {
  const left = (Object.keys(calls) as CallName[]).flatMap((name) => {
    const { access, finds } = calls[name]
    // Without a session, calls need a secret. XD Support sees every company, and nobody else gets that far.
    if (access === 'anyone' || access === 'support') return []
    return idFields(calls[name].input)
      .filter((path) => !(path in finds) && !NO_RECORD.includes(path.split('.').at(-1)!))
      .filter((path) => !UNNAMED.some((row) => row.call === name && row.path === path))
      .map((path) => `${name} ${path}`)
  })
  expect(left).toEqual([])
})

describe.each(ENGINES)('ids inside searches, keys and text, on %s', (database) => {
  let server: Booted
  let roles: Awaited<ReturnType<typeof everyRole>>
  let foreign: Foreign
  /** Data that a colleague without the store at the lake may not see. */
  let atTheLake: Foreign
  let own: Own
  let ours: Own
  beforeAll(async () => {
    server = await boot({ database })
    const { writes, reads } = server.connection
    await writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    const ids = await oneOfEach(server)
    const owner = await server.signIn('owner')
    const { changeID } = await owner('inbox/change', { search: { custID: nguyen.custID }, change: { flag: 'tag' } })
    const { messages } = await owner('customers/conversation/messages/fetch', { convoID: halvorsen.convos.lake! })
    const [firstTicket, otherTicket] = (
      await reads.selectFrom('rewrite_tickets').select(['rewriteID', 'rewriteTicketID']).orderBy('rewriteID').execute()
    ).sort((one) => (one.rewriteID === ids.rewrite ? -1 : 1))
    const passkey = {
      companyID,
      userID: USER.clerk,
      credentialID: 'AAAA',
      publicKey: Buffer.alloc(1),
      counter: 0,
      transports: '[]',
      passkeyName: 'Counter',
      since: 0,
      lastUsed: null,
    }
    const refund = reads.selectFrom('payment_refunds').select('refundID').where('companyID', '=', companyID)
    foreign = {
      custID: ids.customer,
      convoID: ids.conversation,
      messageID: ids.message,
      paymentKey: ids.payment,
      storeID: ids.store,
      labelID: LABEL.regular,
      userID: USER.clerk,
      categoryID: ids.category,
      templateID: ids.template,
      importID: ids.import,
      visitID: ids.visit,
      changeID: changeID!,
      refundID: (await refund.executeTakeFirstOrThrow()).refundID,
      rewriteID: ids.rewrite,
      rewriteTicketID: firstTicket!.rewriteTicketID,
      passkeyID: (await writes.insertInto('user_passkeys').values(passkey).returning('passkeyID').executeTakeFirst())!
        .passkeyID,
      sessionID: (await owner('auth/info', {})).session.sessionID,
    }
    atTheLake = {
      ...foreign,
      custID: halvorsen.custID,
      convoID: halvorsen.convos.lake!,
      messageID: messages[0]!.messageID,
      paymentKey: PAYMENT_KEY.otherStore,
      storeID: STORE.lake,
      rewriteTicketID: otherTicket!.rewriteTicketID,
    }
    const messageIn = async (convoID: number) => {
      const ofConvo = reads.selectFrom('messages').select('messageID').where('convoID', '=', convoID)
      return (await ofConvo.orderBy('messageID').limit(1).executeTakeFirstOrThrow()).messageID
    }
    own = {
      custID: silverPaid.custID,
      convoID: silverPaid.convos.silverAnchor!,
      messageID: await messageIn(silverPaid.convos.silverAnchor!),
      paymentKey: PAYMENT_KEY.otherCompany,
      storeID: STORE.silverAnchor,
      rewriteID: ids.rewrite,
    }
    ours = {
      custID: whitfield.custID,
      convoID: whitfield.convos.main!,
      messageID: await messageIn(whitfield.convos.main!),
      paymentKey: PAYMENT_KEY.paidToday,
      storeID: STORE.main,
      rewriteID: ids.rewrite,
    }
    roles = await everyRole(server)
  })
  afterAll(() => server.close())

  /** Asks as one user, and checks the answer. */
  const walk = async (askers: readonly Asker[], rows: typeof UNNAMED, given: [Foreign, Own], secrets: RegExp) => {
    const before = await theirs(server)
    const { ask, count } = askingOn(server)
    for (const { call, answer, input } of rows)
      for (const asker of askers) {
        if (calls[call].access === 'support' && isStaff(asker)) continue
        const body = JSON.stringify(input(...given))
        const { status, code, text } = await ask(asker, call, body)
        const told = `${asker.name}: ${call} ${body}: ${status} ${text.slice(0, 300)}`
        if (!may(asker, call)) expect([status, code], told).toEqual([403, refusalOf(asker)])
        expect(status < 500, told).toBe(true)
        if (answer === 'refused') expect(status, told).toBeGreaterThanOrEqual(400)
        expect(text, told).not.toMatch(secrets)
      }
    expect(await theirs(server)).toBe(before)
    return count()
  }

  test('reach nothing of another company, as any user', async () => {
    const asked = await walk(roles.strangers, UNNAMED, [foreign, own], /Jerome|goldenpledge|Golden Pledge/)
    expect(asked).toBeGreaterThan(500)
  })

  test('reach nothing at a store that the caller may not use, as any user', async () => {
    const rows = UNNAMED.filter(({ atStore }) => atStore)
    const asked = await walk(roles.colleagues, rows, [atTheLake, ours], new RegExp(PAYMENT_KEY.otherStore))
    expect(asked).toBeGreaterThan(100)
  })
})
