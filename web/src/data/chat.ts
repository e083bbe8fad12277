import { useCall } from './use-call.ts'

/** The latest website visitor's chat in a conversation; null if there was none. */
export const useChat = (convoID: number) => useCall('customers/conversation/fetch', { convoID }).data?.chat ?? null
