import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { CallName } from '@xd/core/contract/calls.ts'
import { Customer } from '@xd/core/contract/entity/customer.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { LABEL, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Contact, type TextWorld, textWorld } from '../messaging/text-world.ts'

type Ask = (by: CallClient, contact: Contact, storeID: number) => Promise<{ readonly customer: unknown }>

/** Calls that answer with a customer, for users who may not see customers' details. */
const ANSWERING: Partial<Record<CallName, Ask>> = {
  'customers/block': (by, { custID }) => by('customers/block', { customerID: custID, blocked: false }),
  'customers/conversation/fetch': (by, { convoID }) => by('customers/conversation/fetch', { convoID }),
  'customers/conversation/opt-out': (by, { convoID }) => by('customers/conversation/opt-out', { convoID }),
  'customers/conversation/start': (by, { custID }, storeID) => by('customers/conversation/start', { custID, storeID }),
  'customers/update-labels': (by, { custID }) =>
    by('customers/update-labels', { customerID: custID, labels: [LABEL.regular] }),
}

/** These need a permission that includes all that is kept of a customer. */
const SEES_ALL: readonly string[] = ['customers', 'customer-data']

const DETAILS = {
  custDL: 'D1234567',
  custStreet: '9 Oak Ave',
  custCity: 'Fresno',
  custState: 'CA',
  custZIP: '93701',
  custCustomFields: '{"ring":7}',
}
const HIDDEN = {
  custDL: null,
  custStreet: null,
  custCity: null,
  custState: null,
  custZIP: null,
  custCustomFields: {},
}

describe.each(ENGINES)('the details of a customer, for users who may not see them, on %s:', (database) => {
  let world: TextWorld
  let contact: Contact
  let clerk: CallClient
  beforeAll(async () => {
    world = await textWorld({ database })
    contact = await world.contact()
    await world.write(contact.phone, 'Hello')
    await world.connection.writes.updateTable('customers').set(DETAILS).where('custID', '=', contact.custID).execute()
    await world.connection.writes
      .updateTable('users')
      .set({ userPermissions: JSON.stringify(['messages', 'labels', 'blocking']) })
      .where('userID', '=', USER.clerk)
      .execute()
    clerk = await world.signIn('clerk')
  })
  afterAll(() => world.close())

  test('every such call is tried', () => {
    const answering = Object.entries(calls).flatMap(([name, { access, output }]) => {
      const { customer } = (output as { fields: Record<string, unknown> }).fields
      return customer === Customer && !SEES_ALL.includes(access as string) ? name : []
    })
    expect(answering.toSorted()).toEqual(Object.keys(ANSWERING).toSorted())
  })

  test.each(Object.entries(ANSWERING))('%s', async (_, ask) => {
    const { customer } = await ask(clerk, contact, world.storeID)
    const named = { custID: contact.custID, custFirstName: 'Ana', custPhone: contact.phone }
    expect(customer).toMatchObject({ ...named, ...HIDDEN })
    const owner = await world.signIn('owner')
    const { customer: whole } = await ask(owner, contact, world.storeID)
    expect(whole).toMatchObject({ ...named, ...DETAILS, custCustomFields: { ring: 7 } })
  })

  test('the inbox', async () => {
    const [row] = (await clerk('inbox/list', { search: { custID: contact.custID } })).messages
    expect(row!.customer).toMatchObject({ custID: contact.custID, custFirstName: 'Ana', ...HIDDEN })
  })
})
