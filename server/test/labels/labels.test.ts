import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('labels on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    stranger = await server.signIn('owner@silveranchor.test')
  })
  afterAll(() => server.close())

  const label = (labelName: string, given: object = {}) => ({
    labelName,
    labelColor: '#1B6B3A',
    labelModuleKey: 'payment' as const,
    ...given,
  })
  const make = async (labelName: string, given: object = {}) => {
    const { labels } = await clerk('labels/save', { label: label(labelName, given) })
    return labels.find((one) => one.labelName === labelName.trim())!
  }

  test('are created, changed and deleted, and everyone in the company is notified', async () => {
    const news = await eventsSince(server.connection, 2)
    const made = await make('  Overdue ', { labelIcon: 'clock' })
    expect(made).toMatchObject({
      labelName: 'Overdue',
      labelColor: '#1b6b3a',
      labelIcon: 'clock',
      labelModuleKey: 'payment',
    })
    const { labelID } = made
    const changed = await clerk('labels/save', { label: { labelID, labelName: 'overdue' } })
    expect(changed.labels).toContainEqual({ ...made, labelName: 'overdue', labelVersion: 2 })
    const { labels } = await clerk('labels/save', { label: { labelID, deleteLabel: true } })
    expect(labels.some((one) => one.labelID === labelID)).toBe(false)
    expect((await clerk('labels/list', {})).labels).toEqual(labels)
    expect(await news()).toEqual(Array(3).fill({ event: 'reload_labels', data: {}, storeID: null }))
  })

  test('get a random color of the spec’s channels by default', async () => {
    const { labelColor } = await make('Any color', { labelColor: undefined })
    for (const channel of [1, 3, 5].map((at) => parseInt(labelColor.slice(at, at + 2), 16))) {
      expect(channel).toBeGreaterThanOrEqual(64)
      expect(channel).toBeLessThanOrEqual(191)
    }
  })

  test.each([
    ['  ', 'Cannot be blank'],
    ['two\nlines', 'Contains invalid characters'],
    ['TAKEN ', 'Label already exists'],
  ])('named %j are refused: %s', async (labelName, sentence) => {
    if (sentence.includes('exists')) await make('Taken')
    await expect(clerk('labels/save', { label: label(labelName) })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { 'label.labelName': sentence },
    })
  })

  test('have a tag for their icon if it is blank, and else keep theirs; a late change or deletion is a conflict', async () => {
    const owner = await server.signIn('owner')
    const save = async (label: object, more: object = {}) =>
      (await owner('labels/save', { label: label as never, ...more })).labels
    const named = async (name: string) => {
      const { labels } = await owner('labels/list', {})
      return labels.find(({ labelName }) => labelName === name)
    }
    await save({ labelModuleKey: 'customer', labelName: 'Iconic', labelIcon: ' ' })
    const { labelID, labelIcon } = (await named('Iconic'))!
    expect(labelIcon).toBe('tag')
    await save({ labelID, labelIcon: ' star ' })
    await save({ labelID, labelIcon: ' ' })
    expect(await named('Iconic')).toMatchObject({ labelIcon: 'star' })
    const late = { expectedVersion: 1 }
    await expect(save({ labelID, labelName: 'Late' }, late)).rejects.toMatchObject({ code: 'conflict' })
    await expect(save({ labelID, deleteLabel: true }, late)).rejects.toMatchObject({ code: 'conflict' })
    expect(await named('Iconic')).toMatchObject({ labelID })
  })

  test('have names unique within their module only, and can keep their own', async () => {
    const { labelID } = await make('Twice')
    await make('Twice', { labelModuleKey: 'customer' })
    const { labels } = await clerk('labels/save', { label: label('Twice', { labelID, labelColor: '#000000' }) })
    expect(labels.find((one) => one.labelID === labelID)?.labelColor).toBe('#000000')
    const other = await make('Thrice')
    await expect(clerk('labels/save', { label: label('twice', { labelID: other.labelID }) })).rejects.toMatchObject({
      fields: { 'label.labelName': 'Label already exists' },
    })
  })

  test('are listed by module and name, in any order of creation', async () => {
    for (const name of ['Mango', 'apple', 'Peach']) await make(name)
    const { labels } = await make('Banana', { labelModuleKey: 'customer' }).then(() => clerk('labels/list', {}))
    const places = labels.map(({ labelModuleKey, labelName }) => `${labelModuleKey} ${labelName.toLowerCase()}`)
    expect(places).toEqual([...places].sort())
    expect(places).toEqual(expect.arrayContaining(['payment apple', 'payment mango', 'customer banana']))
  })

  test('with the same name requested at once become one', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 6 }, () => clerk('labels/save', { label: label('Together') })),
    )
    expect(made.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    const taken = { fields: { 'label.labelName': 'Label already exists' } }
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject(taken)
  })

  test('stay in their module', async () => {
    const { labelID } = await make('Settled')
    await expect(
      clerk('labels/save', { label: label('Settled', { labelID, labelModuleKey: 'mailer' }) }),
    ).rejects.toMatchObject({
      fields: { 'label.labelModuleKey': expect.any(String) as string },
    })
    await expect(clerk('labels/save', { label: { labelName: 'Nowhere' } })).rejects.toMatchObject({
      fields: { 'label.labelModuleKey': expect.any(String) as string },
    })
  })

  test('once deleted are gone from every record', async () => {
    const { labelID } = await make('Doomed', { labelModuleKey: 'customer' })
    const customer = { custPhone: newPhone(), custFirstName: 'Ada', custLastName: 'Byron' }
    const { custID } = await clerk('customers/save', { customer })
    await clerk('customers/update-labels', { customerID: custID, labels: [labelID] })
    await clerk('labels/save', { label: { labelID, deleteLabel: true } })
    expect((await clerk('customers/fetch', { customerID: custID })).customer.custLabels).toEqual([])
  })

  test('of another company can be neither seen nor changed', async () => {
    const { labelID } = await make('Private')
    expect((await stranger('labels/list', {})).labels.some((one) => one.labelID === labelID)).toBe(false)
    for (const change of [label('Stolen', { labelID }), { labelID, deleteLabel: true }])
      await expect(stranger('labels/save', { label: change })).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(clerk('labels/save', { label: { deleteLabel: true } })).rejects.toMatchObject({ status: 404 })
  })

  test('can be added to several customers at once and removed again, with the changed customers listed', async () => {
    const made = await make('Many', { labelModuleKey: 'customer' })
    const { labelID } = made
    const add = async (custFirstName: string) =>
      (await clerk('customers/save', { customer: { custPhone: newPhone(), custFirstName, custLastName: 'Many' } }))
        .custID
    const custIDs = [await add('One'), await add('Two'), await add('Three')]
    await clerk('customers/update-labels', { customerID: custIDs[0]!, labels: [labelID] })
    const news = await eventsSince(server.connection, 2)
    expect(await clerk('customers/change-label', { custIDs: [...custIDs, custIDs[2]!], labelID })).toMatchObject({
      changed: custIDs.slice(1),
    })
    expect(await news()).toEqual(
      custIDs.slice(1).map((custID) => ({ event: 'reload_customer', data: { custID }, storeID: null })),
    )
    // Undoing keeps it on those who had it before.
    expect(await clerk('customers/change-label', { custIDs: custIDs.slice(1), labelID, removed: true })).toMatchObject({
      changed: custIDs.slice(1),
    })
    const labeled = await clerk('customers/list', { search: { label: labelID } })
    expect(labeled.customers.map(({ custID }) => custID)).toEqual([custIDs[0]])
    const payment = await make('Many payments')
    await expect(clerk('customers/change-label', { custIDs, labelID: payment.labelID })).rejects.toMatchObject({
      status: 404,
    })
    await expect(stranger('customers/change-label', { custIDs, labelID })).rejects.toMatchObject({ status: 404 })
  })

  test('can be added to several requests in the caller’s stores, and to none if one is out of scope', async () => {
    const { labelID } = await make('Several requests')
    const paymentKeys = [PAYMENT_KEY.sent, PAYMENT_KEY.payable]
    expect((await clerk('payments/change-label', { paymentKeys, labelID })).changed.toSorted()).toEqual(
      paymentKeys.toSorted(),
    )
    expect((await clerk('payments/list', { search: { label: labelID } })).count).toBe(2)
    await expect(
      clerk('payments/change-label', { paymentKeys: [PAYMENT_KEY.expired, PAYMENT_KEY.otherStore], labelID }),
    ).rejects.toMatchObject({ status: 404 })
    expect(
      (
        await clerk('payments/change-label', {
          paymentKeys: [...paymentKeys, PAYMENT_KEY.expired],
          labelID,
          removed: true,
        })
      ).changed.toSorted(),
    ).toEqual(paymentKeys.toSorted())
  })
})
