import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const HOME = { custStreet: '12 Main St', custCity: 'Los Angeles', custState: 'California', custZIP: '90012' }

describe.each(ENGINES)('saving a customer on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    stranger = await server.signIn('owner@silveranchor.test')
  })
  afterAll(() => server.close())

  const contact = (given: object = {}) => ({
    custPhone: newPhone(),
    custFirstName: 'José',
    custLastName: 'Muñoz',
    ...given,
  })
  const fetchOne = async (customerID: number) => (await clerk('customers/fetch', { customerID })).customer

  test('marks that turn the direction of text are no part of a name', async () => {
    const { custID } = await clerk('customers/save', {
      customer: contact({ custFirstName: '\u202eJosé\u202c', custLastName: 'Mu\u2066ñoz' }),
    })
    expect(await fetchOne(custID)).toMatchObject({ custFirstName: 'José', custLastName: 'Muñoz' })
    const refused = contact({ custFirstName: '\u200f' })
    await expect(clerk('customers/save', { customer: refused })).rejects.toMatchObject({
      fields: { 'customer.custFirstName': 'First name is required' },
    })
  })

  test('a new customer is stored trimmed, with a normalized phone', async () => {
    const custPhone = newPhone()
    const typed = `(${custPhone.slice(2, 5)}) ${custPhone.slice(5, 8)}-${custPhone.slice(8)}`
    const { custID } = await clerk('customers/save', {
      customer: {
        custPhone: typed,
        custFirstName: ' José ',
        custLastName: ' Muñoz ',
        custEmail: ' Jose@Example.TEST ',
        custDL: ' D123-4567 ',
        ...HOME,
        custCustomFields: { visits: 9 },
      },
    })
    expect(await fetchOne(custID)).toEqual({
      custID,
      custPhone,
      custFirstName: 'José',
      custLastName: 'Muñoz',
      custEmail: 'jose@example.test',
      custDL: 'D123-4567',
      ...HOME,
      custState: 'CA',
      custCustomFields: { visits: 9 },
      custLanguage: 'en',
      custLabels: [],
      custBlocked: false,
      custOptedOut: null,
    })
    expect(await clerk('customers/does-customer-exist', { custPhone: typed })).toMatchObject({ exists: true, custID })
  })

  test.each([
    ['a phone that is none', { custPhone: '12' }, 'customer.custPhone'],
    ['a blank first name', { custFirstName: '  ' }, 'customer.custFirstName'],
    [
      'a phone for a first name',
      { custPhone: '+12065550199', custFirstName: '(206) 555-0199' },
      'customer.custFirstName',
    ],
    ['a blank last name', { custLastName: '' }, 'customer.custLastName'],
    ['an address that is none', { custEmail: 'jose@' }, 'customer.custEmail'],
  ])('%s is refused by field', async (_, given, field) => {
    await expect(clerk('customers/save', { customer: contact(given) })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { [field]: expect.any(String) as string },
    })
  })

  test('a wrong email address of a known customer is refused, and the old one stays', async () => {
    const customer = contact({ custEmail: 'old@example.test' })
    const { custID } = await clerk('customers/save', { customer })
    for (const custEmail of ['jose@', 'none', 'a b@example.test'])
      await expect(clerk('customers/save', { customer: { ...customer, custID, custEmail } })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { 'customer.custEmail': 'Enter a valid email address' },
      })
    expect(await fetchOne(custID)).toMatchObject({ custEmail: 'old@example.test' })
  })

  test('an area code newer than libphonenumber is saved with a warning', async () => {
    const custPhone = '(861) 555-0124'
    expect(await clerk('customers/does-customer-exist', { custPhone })).toMatchObject({ doubt: 'new_area_code' })
    const { custID } = await clerk('customers/save', { customer: contact({ custPhone }) })
    expect(await fetchOne(custID)).toMatchObject({ custPhone: '+18615550124' })
  })

  test('an existing phone is refused, naming the customer who has it', async () => {
    const first = contact()
    const { custID } = await clerk('customers/save', { customer: first })
    await expect(clerk('customers/save', { customer: contact({ custPhone: first.custPhone }) })).rejects.toMatchObject({
      status: 409,
      code: 'customer_exists',
      message: 'Customer already exists.',
      body: { custID },
    })
  })

  test('an existing phone is reported together with all other errors', async () => {
    const { custPhone } = contact()
    await clerk('customers/save', { customer: contact({ custPhone }) })
    const faults = (change: object) =>
      clerk('customers/save', { customer: contact({ custPhone, ...change }) }).catch((error: unknown) => error)
    expect(await faults({ custFirstName: ' ', custEmail: 'none' })).toMatchObject({
      code: 'invalid_input',
      fields: {
        'customer.custPhone': 'Customer already exists.',
        'customer.custFirstName': 'First name is required',
        'customer.custEmail': 'Enter a valid email address',
      },
    })
  })

  test('of many simultaneous saves with one phone, one succeeds and the others learn who has it', async () => {
    const customer = contact()
    const saved = await Promise.allSettled(Array.from({ length: 8 }, () => clerk('customers/save', { customer })))
    const made = saved.filter((one) => one.status === 'fulfilled')
    expect(made).toHaveLength(1)
    const { custID } = made[0]!.value
    for (const one of saved)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'customer_exists', body: { custID } })
  })

  test('another company can have a customer with the same phone', async () => {
    const customer = contact()
    const { custID } = await clerk('customers/save', { customer })
    const { custPhone } = customer
    expect(await stranger('customers/does-customer-exist', { custPhone })).toMatchObject({
      exists: false,
      custID: null,
    })
    expect((await stranger('customers/save', { customer })).custID).not.toBe(custID)
  })

  test('an existing customer’s email, license, address and custom fields change; omitted fields stay', async () => {
    const customer = contact({ custEmail: 'a@example.test', custCustomFields: { visits: 9, employer: 'Baker' } })
    const { custID } = await clerk('customers/save', { customer })
    const change = {
      custEmail: '',
      custDL: 'X1',
      ...HOME,
      custZIP: '90013',
      custLanguage: 'es' as const,
      custCustomFields: { visits: null, ring: 7.5 },
    }
    await clerk('customers/save', { customer: { ...customer, custID, ...change } })
    expect(await fetchOne(custID)).toMatchObject({
      custEmail: null,
      custDL: 'X1',
      custZIP: '90013',
      custCustomFields: { employer: 'Baker', ring: 7.5 },
    })
    const { custPhone, custFirstName, custLastName } = customer
    await clerk('customers/save', { customer: { custID, custPhone, custFirstName, custLastName } })
    expect(await fetchOne(custID)).toMatchObject({
      custDL: 'X1',
      custStreet: HOME.custStreet,
      custState: 'CA',
      custLanguage: 'es',
      custCustomFields: { employer: 'Baker', ring: 7.5 },
    })
  })

  test.each([
    ['phone', { custPhone: '+12065559999' }],
    ['first name', { custFirstName: 'Juan' }],
    ['last name', { custLastName: 'Lopez' }],
  ])('an existing customer’s %s is read-only', async (_, change) => {
    const customer = contact()
    const { custID } = await clerk('customers/save', { customer })
    const refused = { status: 409, code: 'customer_read_only' }
    await expect(clerk('customers/save', { customer: { ...customer, custID, ...change } })).rejects.toMatchObject(
      refused,
    )
  })

  test('the missing part of a name can be filled in, once; the other stays', async () => {
    const { custID } = await clerk('customers/save', { customer: contact() })
    await server.connection.writes
      .updateTable('customers')
      .set({ custLastName: '' })
      .where('custID', '=', custID)
      .execute()
    const customer = { ...contact({ custPhone: (await fetchOne(custID)).custPhone }), custID }
    const refused = { code: 'customer_read_only' }
    await expect(clerk('customers/save', { customer: { ...customer, custFirstName: 'Juan' } })).rejects.toMatchObject({
      ...refused,
      fields: { 'customer.custFirstName': 'The name of an existing contact cannot be changed' },
    })
    await clerk('customers/save', { customer })
    expect(await fetchOne(custID)).toMatchObject({ custFirstName: 'José', custLastName: 'Muñoz' })
    await expect(clerk('customers/save', { customer: { ...customer, custLastName: 'Ruiz' } })).rejects.toMatchObject(
      refused,
    )
  })

  test('a missing name is filled in with a name: no phone, and both parts; the phone may be written in any way', async () => {
    const { custID } = await clerk('customers/save', { customer: contact() })
    const { custPhone } = await fetchOne(custID)
    await server.connection.writes
      .updateTable('customers')
      .set({ custFirstName: '', custLastName: 'Unknown' })
      .where('custID', '=', custID)
      .execute()
    const typed = ` (${custPhone.slice(2, 5)}) ${custPhone.slice(5, 8)}-${custPhone.slice(8)} `
    const save = (custFirstName: string, custLastName: string) =>
      clerk('customers/save', { customer: { custID, custPhone: typed, custFirstName, custLastName } })
    for (const [first, last, fields] of [
      [custPhone.slice(2), 'Rey', { 'customer.custFirstName': 'First name cannot be the phone number' }],
      ['Ada', ' ', { 'customer.custLastName': 'Last name is required' }],
    ] as const)
      await expect(save(first, last)).rejects.toMatchObject({ code: 'invalid_input', fields })
    expect(await fetchOne(custID)).toMatchObject({ custFirstName: '', custLastName: 'Unknown' })
    await save(' Ada ', ' Rey ')
    expect(await fetchOne(custID)).toMatchObject({ custPhone, custFirstName: 'Ada', custLastName: 'Rey' })
  })

  test('a name that is filled in finds their payments', async () => {
    const { custID } = PEOPLE.payable
    const writes = server.connection.writes
    await writes.updateTable('customers').set({ custLastName: '' }).where('custID', '=', custID).execute()
    const { custPhone, custFirstName } = await fetchOne(custID)
    await clerk('customers/save', { customer: { custID, custPhone, custFirstName, custLastName: 'Zvezdova' } })
    const { payments } = await clerk('payments/list', { search: { filter: 'zvezdova' } })
    expect(new Set(payments.map(({ customer }) => customer.custPhone))).toEqual(new Set([custPhone]))
  })

  test('every change is sent to everyone in the company, at every store', async () => {
    const news = await eventsSince(server.connection, 2)
    const { custID } = await clerk('customers/save', { customer: contact() })
    expect(await news()).toEqual([{ event: 'reload_customer', data: { custID }, storeID: null }])
  })

  test('the log has who changed which parts, without their values, and nothing when nothing changed', async () => {
    const customer = contact({ custEmail: 'first@example.test' })
    const { custID } = await clerk('customers/save', { customer })
    const changed = { ...customer, custID, custEmail: 'second@example.test', custCustomFields: { visits: 2 } }
    await clerk('customers/save', { customer: changed })
    await clerk('customers/save', { customer: changed })
    const owner = await server.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { action: 'customer-save' } })
    const own = activity.filter(({ target }) => target === `customer/${custID}`)
    expect(own.map(({ words }) => words)).toEqual(['Email and custom fields'])
    expect(JSON.stringify(own)).not.toContain('@example.test')
  })

  test('another company’s customers do not exist', async () => {
    const customer = contact()
    const { custID } = await clerk('customers/save', { customer })
    const missing = { status: 404, code: 'not_found' }
    await expect(stranger('customers/save', { customer: { ...customer, custID } })).rejects.toMatchObject(missing)
    await expect(stranger('customers/fetch', { customerID: custID })).rejects.toMatchObject(missing)
    await expect(stranger('customers/fetch/stats', { customerID: custID })).rejects.toMatchObject(missing)
    await expect(stranger('customers/block', { customerID: custID })).rejects.toMatchObject(missing)
    await expect(stranger('customers/update-labels', { customerID: custID, labels: [] })).rejects.toMatchObject(missing)
    for (const customerID of [0, -1, 999_999_999, 'constructor', '1e3', 2.5])
      await expect(clerk('customers/fetch', { customerID })).rejects.toMatchObject(missing)
  })
})
