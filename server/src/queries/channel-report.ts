import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { countMessagesIn } from './message-days.ts'
import type { StoreSpan } from './payment-list.ts'

/** Messages written by people in a span, by store and channel. */
const messagesIn = async (db: Db, scope: Tenant, span: StoreSpan) => {
  const groups = ['storeID', 'messageChannel', 'messageDirection', 'messageAutomatic'] as const
  return (await countMessagesIn(db, scope, span, groups)).filter(({ messageAutomatic }) => messageAutomatic === 0)
}

/** Conversations whose first message falls in a span, by store and that message's channel. */
const conversationsIn = (db: Db, { companyID }: Tenant, { storeIDs, from, to }: StoreSpan) =>
  db
    .selectFrom('conversations')
    .select((eb) => ['storeID', 'convoBegunChannel', eb.fn.countAll<number>().as('count')])
    .where('companyID', '=', companyID)
    .where('storeID', 'in', storeIDs)
    .where('convoBegunAt', '>=', from)
    .where('convoBegunAt', '<', to)
    .groupBy(['storeID', 'convoBegunChannel'])
    .execute()

const chatsIn = (db: Db, { companyID }: Tenant, { storeIDs, from, to }: StoreSpan) =>
  db
    .selectFrom('bubble_sessions')
    .select((eb) => ['storeID', eb.fn.countAll<number>().as('count'), eb.fn.count<number>('provedAt').as('proved')])
    .where('companyID', '=', companyID)
    .where('storeID', 'in', storeIDs)
    .where('startedAt', '>=', from)
    .where('startedAt', '<', to)
    .groupBy('storeID')
    .execute()

const leadsIn = (db: Db, { companyID }: Tenant, { storeIDs, from, to }: StoreSpan) =>
  db
    .selectFrom('quote_leads')
    .select((eb) => [
      'storeID',
      'leadStatus',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number | null>('wonCents').as('won'),
    ])
    .where('companyID', '=', companyID)
    .where('storeID', 'in', storeIDs)
    .where('askedAt', '>=', from)
    .where('askedAt', '<', to)
    .groupBy(['storeID', 'leadStatus'])
    .execute()

export interface ChannelCounts {
  readonly messages: readonly { storeID: number; channel: MessageChannel; direction: 'in' | 'out'; count: number }[]
  readonly conversations: readonly { storeID: number; channel: MessageChannel; count: number }[]
  readonly chats: readonly { storeID: number; count: number; proved: number }[]
  readonly leads: readonly { storeID: number; status: LeadStatus; count: number; won: number }[]
}

/** Activity on each channel, on these days of each store. */
export const channelCounts = query(
  async (db: Db, scope: Tenant, spans: readonly StoreSpan[]): Promise<ChannelCounts> => {
    const each = async <Row>(read: (db: Db, scope: Tenant, span: StoreSpan) => Promise<Row[]>) =>
      (await Promise.all(spans.map((span) => read(db, scope, span)))).flat()
    return {
      messages: (await each(messagesIn)).map(({ storeID, messageChannel, messageDirection, messages }) => ({
        storeID,
        channel: messageChannel as MessageChannel,
        direction: messageDirection,
        count: messages,
      })),
      conversations: (await each(conversationsIn)).map(({ storeID, convoBegunChannel, count }) => ({
        storeID,
        channel: convoBegunChannel!,
        count: Number(count),
      })),
      chats: (await each(chatsIn)).map(({ storeID, count, proved }) => ({
        storeID,
        count: Number(count),
        proved: Number(proved),
      })),
      leads: (await each(leadsIn)).map(({ storeID, leadStatus, count, won }) => ({
        storeID,
        status: leadStatus,
        count: Number(count),
        won: Number(won ?? 0),
      })),
    }
  },
)
