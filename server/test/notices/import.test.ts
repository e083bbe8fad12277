import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

const FILE = `Due tickets as of 11/24/2026

Name;Tel No;Ticket;Due Date;Amount Due;Lang
"Wren, Ada";(310) 555-0181;A-1;11/27/2026;120.50;Spanish
"Wren, Ada";(310) 555-0181;A-2;11/28/2026;80;
Ben Oak;213;A-3;11/27/2026;10;
Cy Elm;(310) 555-0182;A-4;2/30/2026;10;
Di Fir;(310) 555-0183;A-5
Ed Ash;(310) 555-0184;A-6;11/27/2026;$1,010.00;
`

describe.each(ENGINES)('a batch of notices from a file, on %s', (database) => {
  let server: Booted
  let clerk: CallClient
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
  })
  afterAll(() => server.close())

  const take = (more: object = {}) =>
    clerk('notices/import', {
      csv_data: FILE,
      filename: 'due.csv',
      storeID: STORE.main,
      kind: 'due-soon',
      mapping: { 'Tel No': 'phone' },
      ...more,
    } as never)
  const codes = ({ refused }: Awaited<ReturnType<typeof take>>) =>
    refused.map(({ noticeExternalID, code }) => [noticeExternalID, code])

  it('shows what would be imported and refused, row by row, and imports nothing', async () => {
    const trial = await take({ dryRun: true })
    expect(trial.batch).toBeNull()
    expect(trial.file).toMatchObject({ rows: 6, rowsTaken: 3, notices: 2, tickets: 3, newCustomers: 2, lacks: null })
    expect(trial.file.examples[0]).toEqual({
      name: 'Wren, Ada',
      phone: '+13105550181',
      tickets: ['A-1', 'A-2'],
      dueDate: '2026-11-27',
    })
    expect(codes(trial)).toEqual([
      ['Row 6', 'invalid_phone'],
      ['Row 7', 'bad_date'],
      ['Row 8', 'short_row'],
    ])
    const dayFirst = await take({ dryRun: true, csv_data: FILE.replaceAll('11/27/2026', '27/11/2026') })
    expect(dayFirst.file).toMatchObject({ rowsTaken: 2, examples: [{ dueDate: '2026-11-27' }, {}] })
    expect(dayFirst.file.dates).toMatch(/^Some dates .* read as day\/month\/year/)
    const { batches } = await clerk('notices/list-batches', {})
    expect(batches.map(({ batchFilename }) => batchFilename)).not.toContain('due.csv')
  })

  it('imports a customer’s rows as one notice, remembers the columns, and recognizes the file again', async () => {
    const { batch } = await take()
    expect(batch).toMatchObject({
      batchSource: 'file',
      batchExternalID: null,
      batchFilename: 'due.csv',
      batchStatus: 'ready',
      counts: { total: 2, waiting: 2, refused: 3 },
    })
    const { notices, refused } = await clerk('notices/batch-details', {
      batchID: batch!.batchID,
      search: { sortDir: 'asc' },
    })
    expect(notices.map(({ name, tickets }) => [name, tickets.map(({ ticketNumber }) => ticketNumber)])).toEqual([
      ['Ada Wren', ['A-1', 'A-2']],
      ['Ed Ash', ['A-6']],
    ])
    expect(refused).toHaveLength(3)
    const languageOf = async (filter: string) =>
      (await clerk('customers/list', { search: { filter } })).customers.map(({ custLanguage }) => custLanguage)
    expect([await languageOf('3105550181'), await languageOf('3105550184')]).toEqual([['es'], ['en']])
    // Without choosing the phone column again.
    expect((await take({ mapping: {} })).batch?.batchID).toBe(batch!.batchID)
    expect((await take({ dryRun: true, filename: 'renamed.csv' })).batch?.batchID).toBe(batch!.batchID)
    const other = await take({ kind: 'due' })
    expect(other.batch?.batchID).not.toBe(batch!.batchID)
    await clerk('notices/cancel-batch', { batchID: batch!.batchID })
    const again = await take()
    expect(again.batch).toMatchObject({ batchStatus: 'ready' })
    expect(again.batch?.batchID).not.toBe(batch!.batchID)
    const { activity } = await (
      await server.signIn('owner')
    )('settings/activity/list', {
      search: { action: 'notices-import' },
    })
    expect(activity).toHaveLength(3)
  })

  it('refuses a file that has no notices, and another company’s store', async () => {
    const why = async (more: object) => {
      try {
        await take(more)
      } catch (error) {
        const { code, fields } = error as { code: string; fields?: Record<string, string> }
        return [code, Object.values(fields ?? {})[0]]
      }
      return 'taken'
    }
    expect(await why({ csv_data: '' })).toEqual(['invalid_input', 'This file is empty.'])
    expect(await why({ csv_data: 'PK\u0003\u0004' })).toEqual(['invalid_input', expect.stringContaining('Excel')])
    expect(await why({ csv_data: 'Name,Due Date\nAda,2026-11-27\n' })).toEqual([
      'invalid_input',
      'No column holds ticket numbers. Choose below which one does.',
    ])
    expect(await why({ csv_data: 'Name,Ticket,Due Date\n,1,2026-11-27\n' })).toEqual([
      'invalid_input',
      'None of the rows in this file can be imported.',
    ])
    const many = Array.from({ length: 5_001 }, (_, i) => `Ada,${i},2026-11-27`).join('\n')
    expect(await why({ csv_data: `Name,Ticket,Due Date\n${many}` })).toEqual(['too_large', undefined])
    expect(await why({ storeID: STORE.silverAnchor })).toEqual(['not_found', undefined])
  })

  it('is known by its kind and its whole text as JSON, as ever since', async () => {
    const text = FILE.replace('Ben Oak', 'Ben "Big" \\Oak\t💍').replaceAll('A-', 'K-')
    const { batch } = await take({ csv_data: text, filename: 'known.csv' })
    const { batchExternalID } = await server.connection.reads
      .selectFrom('notice_batches')
      .select('batchExternalID')
      .where('batchID', '=', batch!.batchID)
      .executeTakeFirstOrThrow()
    const hash = createHash('sha256')
      .update(JSON.stringify(['due-soon', text]))
      .digest('hex')
    expect(batchExternalID).toBe(`file/${hash}`)
    await clerk('notices/cancel-batch', { batchID: batch!.batchID })
  })
})
