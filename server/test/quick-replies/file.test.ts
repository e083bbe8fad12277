import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { askForFile, textOf } from '../exports/export-file.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('the file of quick replies, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const file = async (by: SignedIn = owner) => textOf(await askForFile(server, 'quick-replies', {}, by))
  const take = (csv_data: string, more: object = {}, by: SignedIn = owner) =>
    by('settings/quick-replies/import', { csv_data, ...more })

  it('is imported as exported, and then changes nothing', async () => {
    await owner('settings/quick-replies/save', {
      reply: { replyTitle: 'Plus, "more"', replyShortcode: 'plus', replyBody: '+1 213 555 0100\nor\n=here' },
    })
    const [exported, before] = [await file(), await owner('inbox/get-quick-replies', {})]
    const { replies, ...counts } = await take(exported)
    expect(counts).toEqual({ success: true, added: 0, changed: 0, unchanged: before.replies.length, problems: [] })
    expect(replies).toEqual(before.replies)
    expect(await file()).toBe(exported)
  })

  it('is refused if characters were lost: customers would get the replacement marks', async () => {
    await expect(take('Title,Shortcode,English\nMa\uFFFDana,manana,Abrimos ma\uFFFDana')).rejects.toMatchObject({
      fields: { csv_data: expect.stringContaining('Letters in this file were lost') as string },
    })
  })

  it('adds and changes replies, and names the invalid rows', async () => {
    const { stores } = await owner('stores/list', {})
    const { storeAbbr, storeName } = stores.find(({ storeID }) => storeID === STORE.lake)!
    const csv = [
      'SHORTCODE;Title;English;Stores;For',
      'hours;Hours;Open all day;All;Everyone',
      `boat;Boat;Mind the step;${storeAbbr.toLowerCase()};`,
      'own;Own;"Only mine,\non two lines";;Me',
      ';;;;',
      'no good;Bad;x;;',
      'boat;Twice;x;;',
      'far;Far;x;Mars;',
      'who;Who;x;;Dana',
      'empty;Empty;;;',
    ].join('\r\n')
    const problems = [
      { row: 6, sentence: 'Shortcode: Use 1 to 20 lowercase letters, digits and hyphens' },
      { row: 7, sentence: '/boat is in this file twice' },
      { row: 8, sentence: 'There is no store “Mars”' },
      { row: 9, sentence: 'For is Everyone or Me, not “Dana”' },
      { row: 10, sentence: 'English: Cannot be blank' },
    ]
    const trial = await take(csv, { dryRun: true })
    expect(trial).toMatchObject({ added: 2, changed: 1, unchanged: 0, problems })
    expect(trial.replies.map(({ replyShortcode }) => replyShortcode)).not.toContain('boat')
    const { replies, ...done } = await take(csv)
    expect(done).toMatchObject({ added: 2, changed: 1, problems })
    const coded = (code: string) => replies.find(({ replyShortcode }) => replyShortcode === code)
    // There is no Spanish column: that text stays.
    expect(coded('hours')).toMatchObject({ replyTitle: 'Hours', replyBody: 'Open all day' })
    expect(coded('hours')!.replyBodyES).toMatch(/^Abrimos/)
    expect(coded('boat')).toMatchObject({ storeIDs: [STORE.lake], replyIsMine: false })
    expect(coded('own')).toMatchObject({ storeIDs: null, replyIsMine: true })
    expect(await file()).toContain(`Boat,boat,Mind the step,,${storeName},Everyone`)
  })

  it('from a clerk is accepted for replies of their own', async () => {
    const clerk = await server.signIn('clerk')
    const { added, problems } = await take(
      'Title,Shortcode,English,For\nA,a-1,x,\nB,b-1,x,Everyone',
      { dryRun: true },
      clerk,
    )
    expect({ added, problems }).toEqual({
      added: 1,
      problems: [{ row: 3, sentence: 'You can only import your own replies' }],
    })
  })

  it.each(['', 'Name,Text\na,b', '"unclosed'])('%j is refused', async (csv) => {
    await expect(take(csv)).rejects.toMatchObject({ code: 'invalid_input' })
  })

  const TITLES = 'Title,Shortcode,English'
  it.each([
    ['a megabyte of empty lines', `${TITLES}\n${'\n'.repeat(1_000_000)}`, 'This file has more than 200,000 lines'],
    ['a megabyte in one quoted cell', `${TITLES}\n"${'x'.repeat(1_000_000)}"`, 'A quotation mark on line 2'],
    ['a megabyte in one cell', `${TITLES}\n${'x'.repeat(1_000_000)}`, 'Line 2 is too long'],
    ['a megabyte of delimiters', `${TITLES}\n${','.repeat(1_000_000)}`, 'Line 2 has more than 300 columns'],
    [
      'more replies than there can be',
      `${TITLES}\n${'a,b,c\n'.repeat(1_001)}`,
      'This file has more than 1,000 replies',
    ],
  ])('%s: is refused by name', async (_, csv, sentence) => {
    await expect(take(csv, { dryRun: true })).rejects.toMatchObject({
      fields: { csv_data: expect.stringContaining(sentence) as string },
    })
  })
})
