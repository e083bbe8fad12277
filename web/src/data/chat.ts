import { useCall } from './use-call.ts'

/** The last chat of a visitor of the web site in a conversation; null if there was none. */
export const useChat = (convoID: number) => useCall('customers/conversation/fetch', { convoID }).data?.chat ?? null
