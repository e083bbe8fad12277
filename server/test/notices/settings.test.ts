import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { noticeTemplate } from './notice-template.ts'

describe.each(ENGINES)('how a store sends notices, on %s', (database) => {
  let server: Booted
  let owner: CallClient
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  it('sends nothing automatically until it is set up, and follows its state’s law', async () => {
    const settings = async (storeID: number) => (await owner('settings/notices/fetch', { storeID })).settings
    expect(await settings(STORE.main)).toMatchObject({
      noticeAutoSend: false,
      noticeLaw: 'california',
      ladderOn: false,
      ladderTime: '10:00',
      holdOutPercent: 0,
      settingsVersion: 0,
    })
    expect(await settings(STORE.lake)).toMatchObject({ noticeLaw: 'none' })
  })

  it('uses its own words, for one ticket and for several, and sends automatically if so set', async () => {
    const one = await noticeTemplate(owner, 'One due', { templateBody: 'Dear [FIRST_NAME], [TICKET] is due.' })
    const { settings } = await owner('settings/notices/save', {
      settings: { storeID: STORE.lake, noticeAutoSend: true, texts: [{ kind: 'due-soon', one }] },
      expectedVersion: 0,
    })
    expect(settings).toMatchObject({ noticeAutoSend: true, settingsVersion: 1 })
    expect(settings.texts[0]).toEqual({ kind: 'due-soon', one, many: null })
    const push = await noticePusher(server)
    const notice = noticeTo('+525530011234', 'Ana Prueba')
    const { batchID } = await push({ notices: [notice] }, 'gp-lake')
    const details = () => owner('notices/batch-details', { batchID: batchID! })
    expect((await details()).notices[0]!.body).toBe(`Dear Ana, ${notice.tickets[0]!.number} is due.`)
    await expect.poll(async () => (await details()).batch.batchStatus, PATIENCE).not.toBe('ready')
  })

  it('refuses templates of other purposes, others’ changes in between, and clerks', async () => {
    const email = await noticeTemplate(owner, 'By mail', {
      templateChannel: 'email',
      templateSubject: 'Due',
      templateBody: 'It is due.',
    })
    const save = (settings: object, more: object = {}) =>
      owner('settings/notices/save', { settings: { storeID: STORE.prospect, ...settings }, ...more })
    const message = await noticeTemplate(owner, 'A greeting', { templateKind: 'message', templateBody: 'Hello' })
    for (const one of [email, message])
      await expect(save({ steps: [{ step: 'due-5', on: true, one }] })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { 'settings.steps.0': 'Choose a text template that is for notices' },
      })
    await expect(save({ texts: [{ kind: 'due', one: 99_999 }] })).rejects.toMatchObject({ code: 'not_found' })
    await expect(save({ ladderTime: '25:00' })).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(save({ holdOutPercent: 50 })).rejects.toMatchObject({ code: 'invalid_input' })
    await save({ ladderOn: true, steps: [{ step: 'due-3', on: false }] })
    await expect(save({ ladderOn: false }, { expectedVersion: 0 })).rejects.toMatchObject({ code: 'conflict' })
    const clerk = await server.signIn('clerk')
    await expect(clerk('settings/notices/fetch', { storeID: STORE.prospect })).rejects.toMatchObject({ status: 403 })
  })

  it('are kept whole: what is left out stays, zero counts, and the law follows the store until someone chooses one', async () => {
    const storeID = STORE.prospect
    const kept = () =>
      server.connection.reads
        .selectFrom('notice_settings')
        .selectAll()
        .where('storeID', '=', storeID)
        .executeTakeFirstOrThrow()
    const save = async (settings: object) =>
      (await owner('settings/notices/save', { settings: { storeID, ...settings } })).settings
    await save({ holdOutPercent: 10, ladderTime: '09:30' })
    const before = await kept()
    expect(before).toMatchObject({ holdOutPercent: 10, ladderTime: '09:30', noticeLaw: null, plannedDay: null })
    const words = await noticeTemplate(owner, 'Kept', { templateBody: 'Dear [FIRST_NAME], [TICKET] is due.' })
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    await save({ holdOutPercent: 0, noticeAutoSend: false, texts: [{ kind: 'due', many: words }] })
    expect(await news()).toEqual([{ event: 'reload_stores', data: { storeID }, storeID }])
    const texts = (JSON.parse(before.noticeTexts) as { kind: string }[]).map((one) =>
      one.kind === 'due' ? { ...one, one: null, many: words } : one,
    )
    const { noticeTexts, ...after } = await kept()
    expect(JSON.parse(noticeTexts)).toEqual(texts)
    const { noticeTexts: _, ...same } = before
    expect(after).toEqual({
      ...same,
      holdOutPercent: 0,
      settingsVersion: before.settingsVersion + 1,
    })
    const { detail } = await server.connection.reads
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'notice-settings')
      .orderBy('auditID', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(detail!)).toEqual({ holdOutPercent: 0, texts: [{ kind: 'due', many: words }] })
    expect(await save({ noticeLaw: 'none' })).toMatchObject({ noticeLaw: 'none', holdOutPercent: 0 })
    expect(await kept()).toMatchObject({ noticeLaw: 'none' })
    await save({ ladderOn: true })
    expect(await kept()).toMatchObject({ noticeLaw: 'none', ladderOn: 1, ladderTime: '09:30' })
  })
})
