// Spec 2 §9: the flag types of a conversation, in the order of the picker.
export const CONVERSATION_FLAGS = [
  'none',
  'star',
  'bolt',
  'flag',
  'tag',
  'thumbtack',
  'paperclip',
  'radiation',
  'bomb',
] as const
export type ConversationFlag = (typeof CONVERSATION_FLAGS)[number]

// The inbox filter's default (Spec 2 §9).
export const ANY_FLAG = 'any'

export const isConversationFlag = (flag: string): flag is ConversationFlag =>
  (CONVERSATION_FLAGS as readonly string[]).includes(flag)
