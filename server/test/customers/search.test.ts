import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('the New Message search on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let maria: number
  let mario: number
  let quinn: number
  let mariaPhone: string
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    const add = async (custFirstName: string, custLastName: string, custEmail?: string) => {
      const custPhone = newPhone()
      return {
        custPhone,
        ...(await clerk('customers/save', { customer: { custPhone, custFirstName, custLastName, custEmail } })),
      }
    }
    const one = await add('María José', 'Quetzalcoatl', 'maria@quetzal.test')
    ;[maria, mariaPhone] = [one.custID, one.custPhone]
    mario = (await add('Mario', 'Quetzalli', 'm@quetzal.test')).custID
    quinn = (await add('Ana', 'Quetzalcoatl-Reyes')).custID
  })
  afterAll(() => server.close())

  const search = async (fields: object) =>
    (await clerk('customers/search', fields)).customers.map((customer) => customer.custID)

  test('finds nobody without a field', async () => {
    expect(await search({})).toEqual([])
    expect(await search({ firstName: ' ', phoneNumber: '()', exclusiveList: true })).toEqual([])
  })

  test.each([
    ['the beginning of a last name', { lastName: 'quetzal' }, () => [quinn, maria, mario]],
    ['a last name without its accents or in capitals', { lastName: 'QUETZALCOÁTL' }, () => [maria, quinn]],
    [
      'the beginning of any word of a first name',
      { firstName: 'jose', lastName: 'quetz', exclusiveList: true },
      () => [maria],
    ],
    ['two letters', { lastName: 'qu', firstName: 'mar', exclusiveList: true }, () => [maria, mario]],
    ['an email', { emailAddress: 'Maria@Quetzal' }, () => [maria]],
    ['an id that is none', { customerID: 'MARIA' }, () => []],
  ])('finds by %s', async (_, fields, expected) => {
    expect(new Set(await search(fields))).toEqual(new Set(expected()))
  })

  test('finds by id, and by part of a phone as it is typed', async () => {
    expect(await search({ customerID: maria })).toEqual([maria])
    const typed = `(${mariaPhone.slice(2, 5)}) ${mariaPhone.slice(5, 8)}-${mariaPhone.slice(8)}`
    expect(await search({ phoneNumber: typed })).toEqual([maria])
    expect(await search({ phoneNumber: mariaPhone.slice(0, 9) })).toContain(maria)
  })

  test('needs every field to match with exclusiveList, otherwise any, best match first', async () => {
    const fields = { firstName: 'Maria', lastName: 'Quetzalcoatl', emailAddress: 'nobody@else.test' }
    expect(await search({ ...fields, exclusiveList: true })).toEqual([])
    const any = await search(fields)
    expect(any[0]).toBe(maria)
    expect(any).toContain(quinn)
    expect(any).not.toContain(mario)
  })

  test('finds by a phone kept in a merge', async () => {
    const twin = newPhone()
    const customer = { custPhone: twin, custFirstName: 'Marie', custLastName: 'Otherwise' }
    const { custID } = await clerk('customers/save', { customer })
    const owner = await server.signIn('owner')
    await owner('customers/merge', { keptID: mario, mergedID: custID })
    expect(await search({ phoneNumber: twin, exclusiveList: true })).toEqual([mario])
    expect(await search({ phoneNumber: twin, lastName: 'Quetzalli', exclusiveList: true })).toEqual([mario])
    expect(await search({ phoneNumber: twin, firstName: 'Ana' })).toEqual(expect.arrayContaining([mario, quinn]))
  })

  test('a last name in the first-name box finds its customers, after those with that first name', async () => {
    expect(await search({ firstName: 'quetzal' })).toEqual(await search({ lastName: 'quetzal' }))
    expect(await search({ firstName: 'quetzal', exclusiveList: true })).not.toContain(quinn)
  })

  test('finds nobody from another company', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    expect((await stranger('customers/search', { lastName: 'quetzal' })).customers).toEqual([])
    expect((await stranger('customers/search', { customerID: maria })).customers).toEqual([])
  })
})
