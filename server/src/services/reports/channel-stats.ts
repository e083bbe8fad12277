import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { LEAD_STATUSES } from '@xd/core/domain/bubble/lead.ts'
import { MESSAGE_CHANNELS } from '@xd/core/domain/message/channel.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import type { Caller } from '#caller.ts'
import { type ChannelCounts, channelCounts } from '#queries/channel-report.ts'
import { askedReport } from './asked.ts'

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** The figures of one store, or of them all. */
const figuresOf = ({ messages, conversations, chats, leads }: ChannelCounts, storeID?: number) => {
  const own = <Row extends { readonly storeID: number }>(rows: readonly Row[]) =>
    storeID === undefined ? rows : rows.filter((row) => row.storeID === storeID)
  const begun = own(conversations)
  return {
    messages: MESSAGE_CHANNELS.map((channel) => {
      const those = own(messages).filter((row) => row.channel === channel)
      const count = (direction: 'in' | 'out') =>
        sum(
          those.filter((row) => row.direction === direction),
          (row) => row.count,
        )
      return { channel, received: count('in'), sent: count('out') }
    }),
    conversations: sum(begun, ({ count }) => count),
    conversationsFromWeb: sum(
      begun.filter(({ channel }) => channel === 'web'),
      ({ count }) => count,
    ),
    chats: sum(own(chats), ({ count }) => count),
    chatsProved: sum(own(chats), ({ proved }) => proved),
    leads: LEAD_STATUSES.map((status) => ({
      status,
      count: sum(
        own(leads).filter((row) => row.status === status),
        ({ count }) => count,
      ),
    })),
    wonAmount: cents(sum(own(leads), ({ won }) => won)),
  }
}

/** Messages by channel on these days, activity from the website, and the outcomes of quote requests. */
export const channelStats = Effect.fnUntraced(function* (input: Input<'reports/channel-stats'>, caller: Caller) {
  const { scope, spans, storeNames } = yield* askedReport(input, caller)
  const counts = yield* channelCounts(scope, spans)
  return {
    totals: figuresOf(counts),
    stores: scope.storeIDs.map((storeID) => ({ storeID, ...storeNames(storeID), ...figuresOf(counts, storeID) })),
  }
})
