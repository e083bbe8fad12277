import { randomUUID } from 'node:crypto'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import type { Engine } from '@xd/fixtures/testing/database.ts'
import { noticePusher } from '@xd/fixtures/testing/notice-push.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { type BubbleWorld, bubbleWorld } from '../../bubble/bubble-world.ts'
import { untilAtRest } from './stored-rows.ts'

type SignedIn = Awaited<ReturnType<BubbleWorld['signIn']>>

export interface WholeWorld extends BubbleWorld {
  readonly owner: SignedIn
  /** Its second store, which customers write to as well. */
  readonly otherStore: { readonly storeID: number; readonly number: string }
  readonly push: Awaited<ReturnType<typeof noticePusher>>
  /** Imports a file of a store's book; returns the import. */
  readonly take: (rows: readonly string[], titles?: string) => Promise<number>
  /** Uploads a picture as the owner. */
  readonly upload: (bytes: Buffer) => Promise<number>
  readonly rest: () => Promise<void>
}

/** A server with every feature that can hold a customer's data. At its first store it is noon. */
export const wholeWorld = async (database: Engine): Promise<WholeWorld> => {
  const world = await bubbleWorld({ database })
  const owner = await world.signIn('owner')
  const db = world.connection.writes
  await db
    .updateTable('stores')
    .set({ storeTimezone: zoneWhereItIs(12) })
    .where('companyID', '=', COMPANY.goldenPledge)
    .execute()
  await db
    .updateTable('companies')
    .set({ companySegmentsPerMinute: 6_000, companySegmentsPerDay: 200_000, companyMailerGapDays: 0 })
    .where('companyID', '=', COMPANY.goldenPledge)
    .execute()
  await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleQuotes: true } })
  const { stores } = await world.clerk('stores/list', {})
  const other = stores.find(({ storeID }) => storeID !== world.storeID)!
  return {
    ...world,
    owner,
    otherStore: { storeID: other.storeID, number: other.storeSMSNumber },
    push: await noticePusher(world),
    take: async (rows, titles = 'Last,First,Phone,Email,DL#,Ticket,Due Date,Amount,Desc,DNC,Marketing') => {
      const csv_data = [titles, ...rows].join('\n')
      const given = { csv_data, filename: `${randomUUID()}.csv`, storeID: world.storeID, wholeBook: false }
      return (await owner('mailers/import-from-superpawn', given)).import.importID!
    },
    upload: async (bytes) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), 'ring.jpg')
      const headers = { authorization: `Bearer ${owner.token}` }
      const answer = await fetch(`${world.url}/api/media/upload`, { method: 'POST', headers, body: form })
      return ((await answer.json()) as { media: { mediaID: number } }).media.mediaID
    },
    rest: () => untilAtRest(world.connection),
  }
}
