import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PAYMENT_KEY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Fields = WireInput<'settings/custom-fields/save'>['fields']

const FORM: Fields = [
  { id: 'h', type: 'heading', title: 'Sizes' },
  { id: 'ring', type: 'decimal', title: 'Ring size' },
  { id: 'line', type: 'separator', title: '' },
  { id: 'shoe', type: 'int', title: 'Shoe size' },
  { id: 'limit', type: 'money', title: 'Limit', config: { permission: 'refunds' } },
  { id: 'since', type: 'date', title: 'Since' },
  { id: 'job', type: 'text', title: 'Employer' },
  { id: 'note', type: 'multi', title: 'Wishes', description: 'Anything' },
]

describe.each(ENGINES)('custom fields on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let clerk: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner@silveranchor.test')
    clerk = await server.signIn('clerk@silveranchor.test')
    stranger = await server.signIn('owner')
    await owner('settings/custom-fields/save', { moduleID: 'customer', fields: FORM })
  })
  afterAll(() => server.close())

  const add = async (custCustomFields: Record<string, unknown>, by = owner) =>
    (
      await by('customers/save', {
        customer: {
          custPhone: newPhone(),
          custFirstName: 'Ada',
          custLastName: 'Byron',
          custCustomFields: custCustomFields as never,
        },
      })
    ).custID
  const valuesOf = async (customerID: number) =>
    (await owner('customers/fetch', { customerID })).customer.custCustomFields

  test('keep their order, per company and module', async () => {
    expect((await clerk('settings/custom-fields/fetch', { moduleID: 'customer' })).fields).toEqual(FORM)
    expect((await clerk('settings/custom-fields/fetch', { moduleID: 'payments' })).fields).toEqual([])
    expect(
      (await stranger('settings/custom-fields/fetch', { moduleID: 'customer' })).fields.map(({ id }) => id),
    ).not.toContain('job')
  })

  test('in the demo company cover all eight types', async () => {
    const { fields } = await stranger('settings/custom-fields/fetch', { moduleID: 'customer' })
    expect(new Set(fields.map(({ type }) => type))).toEqual(
      new Set(['heading', 'separator', 'text', 'multi', 'int', 'decimal', 'money', 'date']),
    )
  })

  test('are changed by users who may change settings', async () => {
    await expect(clerk('settings/custom-fields/save', { moduleID: 'customer', fields: [] })).rejects.toMatchObject({
      code: 'not_allowed',
    })
  })

  test.each(['mailers', 'calendar/0', 'calendar/x', 'calendar/1', ''])('module %s does not exist', async (moduleID) => {
    const missing = { status: 404, code: 'not_found' }
    await expect(owner('settings/custom-fields/fetch', { moduleID })).rejects.toMatchObject(missing)
    await expect(owner('settings/custom-fields/save', { moduleID, fields: [] })).rejects.toMatchObject(missing)
  })

  test('that are invalid are refused by key', async () => {
    const fields: Fields = [
      { id: 'a', type: 'text', title: ' ' },
      { id: 'b b', type: 'text', title: 'B' },
    ]
    await expect(owner('settings/custom-fields/save', { moduleID: 'payments', fields })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'fields.a': 'Cannot be blank', 'fields.b b': 'The data key is not valid' },
    })
  })

  test('values are checked and stored by type; null removes one and the others stay', async () => {
    const custID = await add({
      ring: '7.5',
      shoe: ' 44 ',
      limit: '1200.00',
      since: '2020-02-29',
      job: ' Baker ',
      note: 'a\r\nb',
    })
    expect(await valuesOf(custID)).toEqual({
      ring: 7.5,
      shoe: 44,
      limit: 1200,
      since: '2020-02-29',
      job: 'Baker',
      note: 'a\nb',
    })
    const { customer } = await owner('customers/fetch', { customerID: custID })
    const { custPhone, custFirstName, custLastName } = customer
    await owner('customers/save', {
      customer: { custID, custPhone, custFirstName, custLastName, custCustomFields: { shoe: null, job: '', ring: 8 } },
    })
    expect(await valuesOf(custID)).toEqual({ ring: 8, limit: 1200, since: '2020-02-29', note: 'a\nb' })
  })

  test.each([
    [{ shoe: '4.5' }, { shoe: 'Enter a whole number' }],
    [{ limit: '1.005' }, { limit: expect.any(String) as string }],
    [
      { since: '2023-02-29', ring: 'x' },
      { since: 'Enter a day like 2024-04-08', ring: 'Enter a number like 12.5' },
    ],
    [{ h: 'x' }, { h: 'This field doesn’t hold data' }],
    [{ unknown: 'x' }, { unknown: 'No such field' }],
  ])('%o is refused', async (posted, errors) => {
    const fields = Object.fromEntries(
      Object.entries(errors).map(([id, sentence]) => [`customer.custCustomFields.${id}`, sentence]),
    )
    await expect(add(posted)).rejects.toMatchObject({ status: 400, code: 'invalid_input', fields })
  })

  test('a field with a permission is read-only for users without it, and accepts its own value back', async () => {
    const custID = await add({ limit: '500' })
    const { custPhone, custFirstName, custLastName } = (await clerk('customers/fetch', { customerID: custID })).customer
    const save = (custCustomFields: Record<string, number>) =>
      clerk('customers/save', { customer: { custID, custPhone, custFirstName, custLastName, custCustomFields } })
    await expect(save({ limit: 900 })).rejects.toMatchObject({
      fields: { 'customer.custCustomFields.limit': 'You don’t have permission to change this' },
    })
    await save({ limit: 500, shoe: 40 })
    expect(await valuesOf(custID)).toEqual({ limit: 500, shoe: 40 })
  })

  test('of payments follow the same rules', async () => {
    const fields: Fields = [
      { id: 'shelf_1', type: 'text', title: 'Shelf' },
      { id: 'bags', type: 'int', title: 'Bags' },
    ]
    await owner('settings/custom-fields/save', { moduleID: 'payments', fields })
    const paymentKey = (await owner('payments/list', {})).payments[0]!.paymentKey
    const set = (paymentCustomFields: Record<string, string | null>) =>
      owner('payments/set-custom-fields', { payment: { paymentKey, paymentCustomFields } })
    await set({ shelf_1: 'B 12', bags: '2' })
    expect((await set({ bags: null })).payment.paymentCustomFields).toEqual({ shelf_1: 'B 12' })
    await expect(set({ bags: 'two' })).rejects.toMatchObject({
      fields: { 'payment.paymentCustomFields.bags': 'Enter a whole number' },
    })
    const { records } = await owner('settings/custom-fields/fetch', { moduleID: 'payments', counts: true })
    expect(records).toEqual({ shelf_1: 1, bags: 0 })
    await expect(stranger('payments/fetch', { paymentKey })).rejects.toMatchObject({ status: 404 })
    expect((await stranger('payments/fetch', { paymentKey: PAYMENT_KEY.paidToday })).payment.paymentKey).toBe(
      PAYMENT_KEY.paidToday,
    )
  })

  test('saving counts the affected records; deleting a field deletes its data, and a new type keeps what fits', async () => {
    const before = (await owner('settings/custom-fields/fetch', { moduleID: 'customer', counts: true })).records!
    const [one, two] = [
      await add({ job: 'Baker', ring: 7, shoe: 41 }),
      await add({ job: '44', note: 'says "job": never' }),
    ]
    const { records } = await owner('settings/custom-fields/fetch', { moduleID: 'customer', counts: true })
    expect(records).toMatchObject({ job: before['job']! + 2, ring: before['ring']! + 1, note: before['note']! + 1 })
    expect(Object.keys(records!)).not.toContain('h')
    const foreign = await stranger('customers/fetch', { customerID: PEOPLE.whitfield.custID })

    const news = await eventsSince(server.connection, 3)
    const fields = FORM.filter(({ id }) => id !== 'ring').map((field) =>
      field.id === 'job' ? { ...field, type: 'int' as const } : field,
    )
    const saved = await owner('settings/custom-fields/save', { moduleID: 'customer', fields })
    expect(saved.records).toBeGreaterThanOrEqual(1)
    expect(await valuesOf(one)).toEqual({ shoe: 41 })
    expect(await valuesOf(two)).toEqual({ job: 44, note: 'says "job": never' })
    expect(await news()).toEqual([{ event: 'reload_custom_fields', data: { moduleID: 'customer' }, storeID: null }])
    expect(await stranger('customers/fetch', { customerID: PEOPLE.whitfield.custID })).toEqual(foreign)
    await owner('settings/custom-fields/save', { moduleID: 'customer', fields: FORM })
    expect(await valuesOf(one)).toEqual({ shoe: 41 })
  })

  test('are protected against overwriting: a save from an older version is a conflict and changes nothing', async () => {
    const moduleID = 'payments'
    const [before, audits] = [await owner('settings/custom-fields/fetch', { moduleID }), () => auditLines(moduleID)]
    const fields: Fields = [...before.fields, { id: 'mine', type: 'text', title: 'Mine' }]
    const saved = await owner('settings/custom-fields/save', { moduleID, fields, expectedVersion: before.version })
    expect(saved.version).toBe(before.version + 1)
    const count = (await audits()).length
    await expect(
      owner('settings/custom-fields/save', { moduleID, fields: [], expectedVersion: before.version }),
    ).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await owner('settings/custom-fields/fetch', { moduleID })).toMatchObject({ fields, version: saved.version })
    expect(await audits()).toHaveLength(count)
    await owner('settings/custom-fields/save', { moduleID, fields: before.fields })
    expect((await audits()).slice(-2)).toEqual([
      { added: ['Mine'], records: 0 },
      { deleted: ['Mine'], records: 0 },
    ])
  })

  const auditLines = async (moduleID: string) =>
    (
      await server.connection.reads
        .selectFrom('audit')
        .select('detail')
        .where('companyID', '=', COMPANY.silverAnchor)
        .where('target', '=', `custom-fields/${moduleID}`)
        .orderBy('auditID')
        .execute()
    ).map(({ detail }) => JSON.parse(detail!) as object)

  test('never saved before are version 0', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Fresh' } })
    const moduleID = `calendar/${category!.catID}`
    expect((await owner('settings/custom-fields/fetch', { moduleID })).version).toBe(0)
    const first = { moduleID, fields: [], expectedVersion: 0 }
    expect((await owner('settings/custom-fields/save', first)).version).toBe(1)
    await expect(owner('settings/custom-fields/save', first)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('get a key of their own where none is sent; an error in one is named by its position', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Keys' } })
    const moduleID = `calendar/${category!.catID}`
    const fields: Fields = [
      { id: 'kept', type: 'text', title: 'Same title' },
      { type: 'text', title: 'Same title' },
      { type: 'text', title: 'Same title' },
    ]
    const ids = (await owner('settings/custom-fields/save', { moduleID, fields })).fields.map(({ id }) => id)
    expect(ids).toEqual(['kept', expect.stringMatching(/^f_\w{8}$/), expect.stringMatching(/^f_\w{8}$/)])
    expect(new Set(ids).size).toBe(3)
    await expect(
      owner('settings/custom-fields/save', { moduleID, fields: [fields[0]!, { type: 'int', title: '' }] }),
    ).rejects.toMatchObject({ fields: { 'fields.1': 'Cannot be blank' } })
  })

  test.each([
    ['a doubled key', ['a', 'a'], { 'fields.a': 'Two fields have the same data key' }],
    ['more than a hundred', Array.from({ length: 101 }, (_, n) => `n${n}`), { fields: 'At most 100 fields' }],
  ])('%s is refused', async (_, ids, fields) => {
    const save = owner('settings/custom-fields/save', {
      moduleID: 'payments',
      fields: ids.map((id) => ({ id, type: 'text', title: id })),
    })
    await expect(save).rejects.toMatchObject({ status: 400, code: 'invalid_input', fields })
  })
})
