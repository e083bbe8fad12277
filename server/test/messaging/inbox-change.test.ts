import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { MOST_AT_ONCE, UNDO_MANY_MS } from '@xd/core/domain/conversation/many.ts'
import { LABEL, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Contact, type TextWorld, textWorld } from './text-world.ts'

type Change = WireInput<'inbox/change'>['change']

describe.each(ENGINES)('many conversations at once, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const change = (which: object, what: Change, by = world.clerk) => by('inbox/change', { ...which, change: what })
  const undo = (changeID: number | null, by = world.clerk) => by('inbox/undo-change', { changeID: changeID ?? 0 })
  const contacts = async (count: number): Promise<Contact[]> => {
    const made: Contact[] = []
    for (let i = 0; i < count; i++) made.push(await world.contact())
    for (const { phone } of made) await world.write(phone, 'Hello')
    return made
  }
  const idsOf = (some: readonly Contact[]) => some.map(({ convoID }) => convoID)
  const convos = (some: readonly Contact[]) => Promise.all(some.map(world.convo))

  it('are changed in one step, and each is restored to its own earlier state', async () => {
    const three = await contacts(3)
    const convoIDs = idsOf(three)
    await world.clerk('customers/conversation/set-flag', { convoID: convoIDs[0]!, flag: 'star' })
    await world.clerk('customers/conversation/assign-user', { convoID: convoIDs[1]!, userID: USER.manager })
    await world.clerk('customers/conversation/read', { convoID: convoIDs[2]! })
    await world.clerk('customers/conversation/set-labels', { convoID: convoIDs[2]!, labels: [LABEL.followUp] })
    const before = await convos(three)
    const changes: [Change, object, number][] = [
      [{ archived: true }, { convoStatus: 'archived' }, 3],
      [{ flag: 'star' }, { convoFlag: 'star' }, 2],
      [{ unread: true }, { convoUnread: 1 }, 1],
      [{ unread: false }, { convoUnread: 0 }, 2],
      [{ userID: USER.manager }, { convoAssignedUserID: USER.manager }, 2],
      [{ userID: null }, { convoAssignedUserID: null }, 1],
      [{ addLabel: LABEL.followUp }, { convoLabels: [LABEL.followUp] }, 2],
      [{ removeLabel: LABEL.followUp }, { convoLabels: [] }, 1],
    ]
    for (const [what, shown, count] of changes) {
      const answer = await change({ convoIDs }, what)
      // A conversation already in that state is not counted.
      expect(answer, JSON.stringify(what)).toMatchObject({ count })
      expect(await convos(three)).toMatchObject([shown, shown, shown])
      expect(await undo(answer.changeID)).toMatchObject({ count })
      expect(await convos(three)).toEqual(before)
    }
  })

  it('are all that match a search, beyond its first page, and no others', async () => {
    const some = await contacts(12)
    await change({ convoIDs: idsOf(some) }, { flag: 'bomb' })
    const [spared] = await contacts(1)
    const answer = await change({ search: { flag: 'bomb', perPage: 10 } }, { archived: true })
    expect(answer.count).toBe(12)
    expect(await world.clerk('inbox/list', { search: { flag: 'bomb' } })).toMatchObject({ count: 0 })
    expect(await world.convo(spared!)).toMatchObject({ convoStatus: 'active' })
    await undo(answer.changeID)
    expect(await world.clerk('inbox/list', { search: { flag: 'bomb' } })).toMatchObject({ count: 12 })
    const [first] = some
    expect(await change({ search: { filter: first!.phone } }, { flag: 'none' })).toMatchObject({ count: 1 })
  })

  it('are left alone if someone has written in them since they were viewed', async () => {
    const [quiet, busy] = await contacts(2)
    await change({ convoIDs: idsOf([quiet!, busy!]) }, { flag: 'radiation' })
    const search = { flag: 'radiation' }
    const { messages } = await world.clerk('inbox/list', { search })
    await world.write(busy!.phone, 'One more thing')
    // Both in the same millisecond.
    const until = messages.find(({ convoID }) => convoID === quiet!.convoID)!.messageDate
    expect(await change({ search, until }, { archived: true })).toMatchObject({ count: 1 })
    expect(await convos([quiet!, busy!])).toMatchObject([{ convoStatus: 'archived' }, { convoStatus: 'active' }])
  })

  it('are undone once, by the user who changed them, within a day, and only where nothing else has changed', async () => {
    const two = await contacts(2)
    const { changeID } = await change({ convoIDs: idsOf(two) }, { flag: 'bolt' })
    const manager = await world.signIn('manager')
    await expect(undo(changeID, manager)).rejects.toMatchObject({ code: 'not_undoable' })
    await manager('customers/conversation/set-flag', { convoID: two[0]!.convoID, flag: 'tag' })
    expect(await undo(changeID)).toMatchObject({ count: 1 })
    expect(await convos(two)).toMatchObject([{ convoFlag: 'tag' }, { convoFlag: 'none' }])
    await expect(undo(changeID)).rejects.toMatchObject({ code: 'not_undoable' })

    const old = await change({ convoIDs: idsOf(two) }, { flag: 'bolt' })
    await world.connection.writes
      .updateTable('inbox_changes')
      .set({ changedAt: Date.now() - UNDO_MANY_MS - 1 })
      .where('changeID', '=', old.changeID!)
      .execute()
    await expect(undo(old.changeID)).rejects.toMatchObject({ code: 'not_undoable' })
  })

  it('are unchanged if one of them is out of scope, or without the permission', async () => {
    const [own] = await contacts(1)
    const elsewhere = PEOPLE.zielinska.convos.lake!
    const convoIDs = [own!.convoID, elsewhere]
    await expect(change({ convoIDs }, { archived: true })).rejects.toMatchObject({ code: 'not_found' })
    expect(await world.convo(own!)).toMatchObject({ convoStatus: 'active' })
    await expect(change({ search: { store: STORE.lake } }, { archived: true })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(change({ convoIDs: [own!.convoID] }, { addLabel: LABEL.regular })).rejects.toMatchObject({
      code: 'not_found',
    })
    // Lena works at another store.
    await expect(change({ convoIDs: [own!.convoID] }, { userID: USER.lena })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await expect(change({}, { archived: true })).rejects.toMatchObject({ code: 'invalid_input' })
    const tooMany = Array.from({ length: MOST_AT_ONCE + 1 }, (_, i) => i + 1)
    await expect(change({ convoIDs: tooMany }, { archived: true })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('are assigned only to someone who works at the stores of all of them', async () => {
    const owner = await world.signIn('owner')
    const [own] = await contacts(1)
    const convoIDs = [own!.convoID, PEOPLE.zielinska.convos.lake!]
    // Tomás works only at the lake store.
    for (const ids of [convoIDs, convoIDs.toReversed()])
      await expect(change({ convoIDs: ids }, { userID: USER.tomas }, owner)).rejects.toMatchObject({
        message: 'They don’t work at every store in this selection.',
      })
    expect(await world.convo(own!)).toMatchObject({ convoAssignedUserID: null })
    expect(await change({ convoIDs: convoIDs.slice(1) }, { userID: USER.tomas }, owner)).toMatchObject({ count: 1 })
  })

  it('count as unread only while they are active, and stay as unread as they are', async () => {
    const [one, other] = await contacts(2)
    await world.write(one!.phone, 'And another')
    const unread = async () => (await world.clerk('inbox/list', {})).unread
    const before = await unread()
    expect(await change({ convoIDs: idsOf([one!, other!]) }, { unread: true })).toMatchObject({
      count: 0,
      changeID: null,
    })
    expect(await convos([one!, other!])).toMatchObject([{ convoUnread: 2 }, { convoUnread: 1 }])
    await change({ convoIDs: [one!.convoID] }, { archived: true })
    expect(await world.convo(one!)).toMatchObject({ convoStatus: 'archived', convoUnread: 2 })
    expect(await unread()).toBe(before - 1)
  })

  it('get no label back that has been deleted since', async () => {
    const [one] = await contacts(1)
    const owner = await world.signIn('owner')
    const labelName = `Gone on ${database}`
    const { labels } = await owner('labels/save', {
      label: { labelName, labelColor: '#405060', labelModuleKey: 'conversation' },
    })
    const { labelID } = labels.find((label) => label.labelName === labelName)!
    await change({ convoIDs: [one!.convoID] }, { addLabel: labelID })
    const { changeID } = await change({ convoIDs: [one!.convoID] }, { removeLabel: labelID })
    await owner('labels/save', { label: { labelID, deleteLabel: true } })
    expect(await undo(changeID)).toMatchObject({ count: 0 })
    expect(await world.convo(one!)).toMatchObject({ convoLabels: [] })
  })

  it('never reach another store by a search', async () => {
    // Tomás works only at the lake store.
    const tomas = await world.signIn('tomas')
    const others = () =>
      world.connection.reads
        .selectFrom('conversations')
        .select(['convoID', 'convoFlag'])
        .where('storeID', '<>', STORE.lake)
        .orderBy('convoID')
        .execute()
    const before = await others()
    const { count } = await tomas('inbox/list', { search: { status: 'all' } })
    expect(await change({ search: { status: 'all' } }, { flag: 'paperclip' }, tomas)).toMatchObject({ count })
    expect(await tomas('inbox/list', { search: { status: 'all', flag: 'paperclip' } })).toMatchObject({ count })
    expect(await others()).toEqual(before)
  })
})
