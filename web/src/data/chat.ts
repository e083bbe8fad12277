import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useCall } from './use-call.ts'

export type ChatData = NonNullable<WireOutput<'customers/conversation/fetch'>['chat']>

const NONE: readonly ChatData[] = []

/**
 * The conversation's chat that receives replies unless another is chosen, otherwise its last one, and its open chats.
 */
export const useChats = (convoID: number) => {
  const { data } = useCall('customers/conversation/fetch', { convoID })
  return { chat: data?.chat ?? null, chats: data?.chats ?? NONE }
}
