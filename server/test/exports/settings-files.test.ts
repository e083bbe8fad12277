import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { askForFile, exported } from './export-file.ts'

describe.each(ENGINES)('the files of stores, their days and templates, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  test('stores with their week and replies, also one that is switched off', async () => {
    const storeHours = [1, 2].map((hoursDayOfWeek) => ({
      hoursDayOfWeek,
      hoursIsOpen: hoursDayOfWeek === 1,
      hoursOpenTime: '09:30',
      hoursCloseTime: '18:00',
      hoursPaymentCutoffTime: '17:45',
      hoursAutoReplyTime: '18:00',
    }))
    const words = { autoReplyMessage: 'We are closed.', autoReplyMessageES: 'Estamos cerrados.' }
    const { store } = await owner('stores/save', {
      store: { storeName: 'Harbor', storeAbbr: 'HAR', storeSMSNumber: '(206) 555-0199', storeHours, ...words },
    })
    await owner('stores/save', { store: { storeID: store.storeID, storeEnabled: false } })
    const { stores } = await owner('settings/stores/list', {})
    const rows = await exported(server, 'stores', {}, owner)
    expect(rows.map((row) => row.Store)).toEqual(stores.map(({ storeName }) => storeName))
    expect(rows.find((row) => row.Store === 'Harbor')).toMatchObject({
      'Short name': 'HAR',
      Status: 'Switched off',
      'Texting number': '(206) 555-0199',
      Phone: '',
      Sunday: 'Closed',
      Monday: '09:30-18:00, cutoff 17:45',
      Tuesday: 'Closed',
      'Automatic reply': 'We are closed.',
      'Automatic reply in Spanish': 'Estamos cerrados.',
    })
    await owner('stores/save', { store: { storeID: store.storeID, storeDeleted: true } })
    expect((await exported(server, 'stores', {}, owner)).find((row) => row.Store === 'Harbor')?.Status).toBe('Deleted')
  })

  test('days that differ from the week, of all stores and of one', async () => {
    const day = { day: '2031-12-24', note: 'Christmas Eve', yearly: true }
    await owner('settings/stores/closures/save', { closure: { ...day, opens: '09:00', closes: '14:00' } })
    await owner('settings/stores/closures/save', {
      closure: { day: '2031-12-25', note: 'Inventory', storeID: STORE.lake },
    })
    const { stores } = await owner('stores/list', {})
    const lake = stores.find(({ storeID }) => storeID === STORE.lake)!.storeName
    const rows = await exported(server, 'closures', {}, owner)
    expect(rows.slice(-2)).toEqual([
      { Day: '2031-12-24', 'Every year': 'yes', Store: 'All stores', Opens: '09:00', Closes: '14:00', Note: day.note },
      { Day: '2031-12-25', 'Every year': 'no', Store: lake, Opens: 'Closed', Closes: '', Note: 'Inventory' },
    ])
    const { closures } = await owner('settings/stores/closures/list', {})
    expect(rows).toHaveLength(closures.length)
  })

  test('templates, each text in the column of its language', async () => {
    const email = { templateName: 'Zz email', templateChannel: 'email', templateKind: 'notice' } as const
    await owner('templates/save', {
      template: {
        ...email,
        templateLanguage: 'en',
        templateSubject: 'Your loan',
        templateBody: 'It is due.',
        templateSubjectES: 'Su préstamo',
        templateBodyES: 'Ya vence.',
      },
    })
    const { templates } = await owner('templates/save', {
      template: { templateName: 'Zz text', templateChannel: 'sms', templateLanguage: 'es', templateBody: 'Hola' },
    })
    const rows = await exported(server, 'templates', {}, owner)
    expect(rows.map((row) => row.Name)).toEqual(templates.map(({ templateName }) => templateName))
    expect(rows.slice(-2)).toEqual([
      {
        Name: 'Zz email',
        For: 'Notices',
        Channel: 'Email',
        Subject: 'Your loan',
        English: 'It is due.',
        'Subject in Spanish': 'Su préstamo',
        Spanish: 'Ya vence.',
      },
      {
        Name: 'Zz text',
        For: 'Messages',
        Channel: 'Text',
        Subject: '',
        English: '',
        'Subject in Spanish': '',
        Spanish: 'Hola',
      },
    ])
  })

  test('API keys without their secrets', async () => {
    await owner('auth/step-up', { password: DEMO_PASSWORD })
    const { secret } = await owner('settings/api-keys/save', {
      key: { keyName: 'Price board', keyPermissions: ['tickets'], keyStoreIDs: [STORE.main] },
    })
    const row = (await exported(server, 'api-keys', {}, owner)).find(({ Name }) => Name === 'Price board')
    expect(row).toMatchObject({
      'Secret ends in': secret!.slice(-4),
      State: 'Active',
      May: 'View tickets',
      Stores: 'Golden Pledge Main St',
      Addresses: 'Any',
      'Last used': '',
    })
    expect(Object.values(row!).join(' ')).not.toContain(secret!)
  })

  test('API keys list the stores that their reader may see, count the others, and omit permissions that are gone', async () => {
    const { writes } = server.connection
    await owner('auth/step-up', { password: DEMO_PASSWORD })
    const stores = { Three: [STORE.main, STORE.lake, STORE.prospect], Two: [STORE.main, STORE.lake] }
    for (const [keyName, keyStoreIDs] of Object.entries(stores))
      await owner('settings/api-keys/save', { key: { keyName, keyPermissions: ['tickets'], keyStoreIDs } })
    await writes
      .updateTable('api_keys')
      .set({ keyPermissions: '["nonsense","tickets"]' })
      .where('keyName', '=', 'Three')
      .execute()
    const { userID } = (await owner('auth/info', {})).user
    const place = { companyID: COMPANY.goldenPledge, userID, storeID: STORE.main }
    const allStores = (userAllStores: 0 | 1) =>
      writes.updateTable('users').set({ userAllStores }).where('userID', '=', userID).execute()
    const shown = async () => {
      const rows = await exported(server, 'api-keys', {}, owner)
      const [three, two] = ['Three', 'Two'].map((name) => rows.find(({ Name }) => Name === name)!)
      return [three!['May'], three!['Stores'], two!['Stores']]
    }
    const whole = await shown()
    await allStores(0)
    await writes.deleteFrom('user_stores').where('userID', '=', userID).execute()
    await writes.insertInto('user_stores').values(place).execute()
    const narrowed = await shown()
    await allStores(1)
    const [main, lake, prospect] = ['Main St', 'Lake', 'Prospect'].map((name) => `Golden Pledge ${name}`)
    expect(whole).toEqual(['View tickets', `${main}; ${lake}; ${prospect}`, `${main}; ${lake}`])
    expect(narrowed).toEqual(['View tickets', `${main}; 2 others`, `${main}; 1 other`])
  })

  test('imports as filtered, each with what it added', async () => {
    const csv_data =
      'Last,First,Cell,Tkt,Loan Date,Due Date,Amount\nRuiz,Ana,(213) 555-0188,Z90,11/01/2026,12/01/2026,100\n'
    for (const [filename, storeID] of [
      ['July_préstamos 50%.csv', STORE.main],
      ['june.csv', STORE.prospect],
    ] as const)
      await owner('mailers/import-from-superpawn', { csv_data: csv_data.replace('Z90', filename), filename, storeID })
    const { imports } = await owner('mailers/imports/list', { search: { filter: 'ju' } })
    const rows = await exported(server, 'imports', { filter: 'ju' }, owner)
    expect(rows.map(({ File }) => File)).toEqual(imports.map(({ filename }) => filename))
    for (const filter of ['july_', 'PRÉSTAMOS', '50%'])
      expect((await exported(server, 'imports', { filter }, owner)).length, filter).toBe(1)
    const [june] = await exported(server, 'imports', { store: STORE.prospect, filter: 'ju' }, owner)
    expect(june).toMatchObject({ File: 'june.csv', Rows: '1', Undone: '' })
  })

  test('labels in the order of their list, each with what it is for', async () => {
    await owner('labels/save', { label: { labelModuleKey: 'payment', labelName: '=Ópera', labelColor: '#2050a0' } })
    const { labels } = await owner('labels/list', {})
    const rows = await exported(server, 'labels', {}, owner)
    expect(rows.map(({ Color }) => Color)).toEqual(labels.map(({ labelColor }) => labelColor))
    expect(rows).toContainEqual({ Label: "'=Ópera", For: 'Payments', Color: '#2050a0', Icon: 'tag' })
  })

  test('calendars as filtered', async () => {
    const { categories } = await owner('calendar/categories/list', {})
    const titles = async (search: object) =>
      (await exported(server, 'calendars', search, owner)).map(({ Calendar }) => Calendar)
    expect(await titles({})).toEqual(categories.map(({ catTitle }) => catTitle))
    expect(await titles({ filter: categories[0]!.catTitle })).toEqual([categories[0]!.catTitle])
  })

  test('calendar imports, including undone ones', async () => {
    const { categories } = await owner('calendar/categories/list', {})
    const ics_data = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:one@example.test',
      'DTSTART;VALUE=DATE:20311224',
      'SUMMARY:Inventory',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    const { importID } = await owner('calendar/import', {
      catID: categories[0]!.catID,
      ics_data,
      filename: 'shifts.ics',
    })
    const row = async () => (await exported(server, 'calendar-imports', {}, owner))[0]
    expect(await row()).toMatchObject({ File: 'shifts.ics', Entries: '1', 'Unchanged entries': '1', Undone: '' })
    await owner('calendar/imports/undo', { importID: importID! })
    expect(await row()).toMatchObject({
      File: 'shifts.ics',
      'Unchanged entries': '0',
      Undone: expect.stringMatching(/^2/),
    })
  })

  test('each needs its screen’s permission', async () => {
    const clerk = await server.signIn('clerk')
    for (const name of ['stores', 'closures', 'api-keys', 'imports'] as const)
      expect((await askForFile(server, name, {}, clerk)).status, name).toBe(403)
    expect((await askForFile(server, 'templates', {}, clerk)).status).toBe(200)
  })
})
