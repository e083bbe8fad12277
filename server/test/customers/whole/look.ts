import type { CallName, WireInput } from '@xd/core/contract/calls.ts'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { askForFile } from '../../exports/export-file.ts'
import type { WholeWorld } from './whole-world.ts'

type Look = { readonly [N in CallName]: readonly [name: N, input: WireInput<N>] }[CallName]

const FILES: readonly ExportName[] = [
  'customers',
  'inbox',
  'payments',
  'plans',
  'leads',
  'loans',
  'tickets',
  'stop-requests',
  'promises',
  'call-list',
  'activity',
]

/** Every call that shows data of a customer. */
const looksAt = (custID: number): readonly Look[] => [
  ['customers/fetch', { customerID: custID }],
  ['customers/fetch/stats', { customerID: custID }],
  ['customers/duplicates', { customerID: custID }],
  ['customers/merges/list', { customerID: custID }],
  ['customers/consent/fetch', { custID }],
  ['customers/cart/fetch', { custID }],
  ['comments/list', { commentKey: `customer/${custID}` }],
  ['inbox/list', { search: { custID } }],
  ['payments/list', { search: { custID } }],
  ['payments/schedules/list', { search: { custID } }],
  ['loans/list', { search: { custID } }],
  ['leads/list', { search: { custID } }],
  ['tickets/list', { search: { custID } }],
  ['customers/stop-requests/list', { search: { custID } }],
  ['customers/promises/list', { search: { custID } }],
]

/** Reads everything about the customers, and all lists. Fails unless each call succeeds. */
export const lookAtAll = async (world: WholeWorld, custIDs: readonly number[]): Promise<void> => {
  const { owner } = world
  for (const custID of custIDs) {
    for (const [name, input] of looksAt(custID)) await owner(name, input as never)
    for (const { convoID } of (await owner('inbox/list', { search: { custID } })).messages) {
      await owner('customers/conversation/fetch', { convoID })
      await owner('customers/conversation/messages/fetch', { convoID })
    }
    for (const { paymentKey } of (await owner('payments/list', { search: { custID } })).payments) {
      await owner('payments/fetch', { paymentKey })
      await owner('payments/ledger/fetch', { paymentKey })
    }
  }
  for (const { batchID } of (await owner('notices/list-batches', { search: {} })).batches)
    await owner('notices/batch-details', { batchID })
  for (const { jobID } of (await owner('mailers/list-jobs', { search: {} })).jobs)
    await owner('mailers/recipients/list', { jobID })
  await owner('home/today', {})
  for (const name of FILES) {
    const answer = await askForFile(world, name, {}, owner)
    if (answer.status !== 200) throw new Error(`${name}.csv: ${answer.status} ${await answer.text()}`)
    await answer.text()
  }
}
