import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('first letters on %s', (database) => {
  let server: Booted
  let manager: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const add = async (who: SignedIn, custLastName: string) => {
    const customer = { custPhone: newPhone(), custFirstName: 'Test', custLastName }
    return { ...customer, custID: (await who('customers/save', { customer })).custID }
  }
  const found = async (filter: string) => {
    const { customers, count } = await manager('customers/list', { search: { filter, perPage: 2 } })
    return [customers.map(({ custLastName }) => custLastName), count]
  }

  test('find and count the company’s customers as they are added, changed and erased', async () => {
    const [first, second] = [await add(manager, 'Qyaa'), await add(manager, 'Qybb')]
    await add(manager, 'Qycc')
    await add(await server.signIn('clerk@silveranchor.test'), 'Qydd')
    expect(await found('qy')).toEqual([['Qyaa', 'Qybb'], 3])

    expect(await found('qz')).toEqual([[], 0])
    await manager('customers/save', { customer: { ...first, custEmail: 'qz@example.test' } })
    expect(await found('qz')).toEqual([['Qyaa'], 1])

    await manager('customers/erase', { customerID: second.custID, confirmName: 'Qybb, Test' })
    expect(await found('qy')).toEqual([['Qyaa', 'Qycc'], 2])
  })
})
