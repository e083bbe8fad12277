import { expect } from 'vitest'
import type { WholeCustomer } from './whole-customer.ts'
import type { WholeWorld } from './whole-world.ts'

export interface State {
  readonly world: WholeWorld
  readonly one: WholeCustomer
  readonly other: WholeCustomer
  /** The ids of the actions, by name. */
  readonly done: Record<string, number>
}
export type Step = (state: State) => Promise<unknown>

export const merge: Step = async ({ world, one, other, done }) => {
  const { mergeID } = await world.owner('customers/merge', { keptID: one.custID, mergedID: other.custID })
  done['merge'] = mergeID
}
export const mergeTheOtherWay: Step = async ({ world, one, other, done }) => {
  const choices = { custPhone: 'merged', custName: 'merged', custEmail: 'merged' } as const
  const given = { keptID: other.custID, mergedID: one.custID, choices }
  done['merge'] = (await world.owner('customers/merge', given)).mergeID
}
export const unmerge: Step = ({ world, done }) => world.owner('customers/unmerge', { mergeID: done['merge']! })

const ticketsOf = async ({ world: { connection } }: State, { custID }: WholeCustomer) =>
  (
    await connection.reads
      .selectFrom('tickets')
      .select('ticketNumber')
      .where('custID', '=', custID)
      .orderBy('ticketID')
      .execute()
  ).map(({ ticketNumber }) => ticketNumber)

/** A file that opts out, adds a ticket and a customer, and gives everybody's tickets to the one. */
export const take =
  (name: string, due: string): Step =>
  async (state) => {
    const { world, one, other } = state
    const all = [...(await ticketsOf(state, one)), ...(await ticketsOf(state, other))]
    const row = (ticket: string, { phone, email }: Pick<WholeCustomer, 'phone' | 'email'>) =>
      `Whole,New,${phone},${email},,${ticket},${due},90,Ring,Y,N`
    const rows = [...all.map((ticket) => row(ticket, one)), row('88001', other), row('88002', NOBODY)]
    state.done[name] = await world.take(rows)
  }
const NOBODY = { phone: '+12125550199', email: 'nobody@example.test' }
export const undo =
  (name: string): Step =>
  ({ world, done }) =>
    world.owner('mailers/undo-import', { importID: done[name]! })

/** An import that can only be undone after another. */
const refuse =
  (name: string): Step =>
  ({ world, done }) =>
    expect(world.owner('mailers/undo-import', { importID: done[name]! })).rejects.toMatchObject({
      code: 'not_undoable',
      message: expect.stringContaining('Undo this store’s later import first') as string,
    })

const block: Step = ({ world, one }) => world.owner('customers/block', { customerID: one.custID, blocked: true })
const unblock: Step = ({ world, one }) => world.owner('customers/block', { customerID: one.custID, blocked: false })

const [first, second] = [take('first', '2/1/2027'), take('second', '3/1/2027')]
const [undoFirst, undoSecond, refuseFirst] = [undo('first'), undo('second'), refuse('first')]

export interface Change {
  readonly name: string
  readonly steps: readonly Step[]
}

export const CHANGES: readonly Change[] = [
  { name: 'a merge', steps: [merge, unmerge] },
  { name: 'a merge the other way, with choices', steps: [mergeTheOtherWay, unmerge] },
  { name: 'an import', steps: [first, undoFirst] },
  { name: 'two imports, the newest undone first', steps: [first, second, undoSecond, undoFirst] },
  {
    name: 'two imports, of which the oldest cannot be undone first',
    steps: [first, second, refuseFirst, undoSecond, undoFirst],
  },
  { name: 'an import while merged', steps: [merge, first, undoFirst, unmerge] },
  { name: 'an import while merged, undone later', steps: [merge, first, unmerge, undoFirst] },
  { name: 'a merge after an import', steps: [first, merge, unmerge, undoFirst] },
  { name: 'a merge after an import that is undone first', steps: [first, merge, undoFirst, unmerge] },
  { name: 'two imports around a merge', steps: [first, merge, second, undoSecond, undoFirst, unmerge] },
  { name: 'blocking', steps: [block, unblock] },
  { name: 'blocking while merged', steps: [block, merge, unmerge, unblock] },
  {
    name: 'two imports around a merge, undone after it',
    steps: [first, merge, second, unmerge, undoSecond, undoFirst],
  },
]
