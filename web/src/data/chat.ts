import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useCall } from './use-call.ts'

export type ChatData = NonNullable<WireOutput<'customers/conversation/fetch'>['chat']>

const NONE: readonly ChatData[] = []

/** The chat of a conversation that answers go to unless another is chosen, else its last one; and those that go on. */
export const useChats = (convoID: number) => {
  const { data } = useCall('customers/conversation/fetch', { convoID })
  return { chat: data?.chat ?? null, chats: data?.chats ?? NONE }
}
