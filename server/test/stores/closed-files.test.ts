import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentPath } from '@xd/core/contract/documents.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { exported } from '../exports/export-file.ts'
import { oneOfEach } from '../one-of-each.ts'

describe.each(ENGINES)('records of closed stores, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  let ids: Awaited<ReturnType<typeof oneOfEach>>
  beforeAll(async () => {
    server = await boot({ database })
    ids = await oneOfEach(server)
    owner = await server.signIn('owner')
    await server.connection.writes.updateTable('stores').set({ storeEnabled: 0 }).execute()
  })
  afterAll(() => server.close())

  test('a batch of notices is shown, filtered, and saved as a file and as a proof', async () => {
    const { notices } = await owner('notices/batch-details', { batchID: ids.batch })
    expect(notices).not.toEqual([])
    const { notices: filtered } = await owner('notices/batch-details', { batchID: ids.batch, search: { filter: '' } })
    expect(filtered).toEqual(notices)
    const rows = await exported(server, 'notices', { batch: ids.batch }, owner)
    expect(rows.map(({ Notice, Store }) => [Notice, Store !== ''])).toEqual(
      notices.map(({ noticeID }) => [String(noticeID), true]),
    )
    const proof = await fetch(`${server.url}${documentPath('notice-proof', { batch: ids.batch })}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(proof.status).toBe(200)
  })

  test('selected payments are saved as a file', async () => {
    const { payments } = await owner('payments/list', { search: { store: STORE.main, perPage: 2 } })
    const paymentKeys = payments.map(({ paymentKey }) => paymentKey)
    expect(paymentKeys).toHaveLength(2)
    const rows = await exported(server, 'payments', { paymentKeys }, owner)
    expect(rows.map(({ Link }) => Link)).toEqual(payments.map(({ paymentURL }) => paymentURL))
    const lena = await server.signIn('lena')
    expect(await exported(server, 'payments', { paymentKeys }, lena)).toEqual([])
  })

  test('a batch of rewrites is saved as a file', async () => {
    const { rewrite } = await owner('payments/rewrites/fetch', { rewriteID: ids.rewrite })
    const rows = await exported(server, 'rewrites', { rewriteID: ids.rewrite }, owner)
    expect(rows.map((row) => row['Old ticket'])).toEqual(rewrite.rewriteTickets.map(({ oldTicket }) => oldTicket))
  })

  test('the recipients of a mailer are filtered, and saved as a file', async () => {
    const { recipients } = await owner('mailers/recipients/list', { jobID: ids.mailer })
    expect(recipients).not.toEqual([])
    const { recipients: filtered } = await owner('mailers/recipients/list', {
      jobID: ids.mailer,
      search: { filter: recipients[0]!.name },
    })
    expect(filtered.map(({ name }) => name)).toContain(recipients[0]!.name)
    const rows = await exported(server, 'mailer-recipients', { mailer: ids.mailer }, owner)
    expect(rows.slice(0, recipients.length).map(({ Name }) => Name)).toEqual(recipients.map(({ name }) => name))
  })

  test('nobody else sees any of it', async () => {
    const clerk = await server.signIn('clerk')
    await expect(owner('payments/rewrites/list', {})).resolves.toMatchObject({ count: 0 })
    await expect(clerk('notices/batch-details', { batchID: ids.batch })).rejects.toMatchObject({ status: 404 })
    expect(await exported(server, 'notice-batches', {}, owner)).toEqual([])
  })
})
