/** How a message travels: by text, by email, or through the chat bubble on the shop’s web site. */
export const MESSAGE_CHANNELS = ['sms', 'email', 'web'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

export const CHANNEL_LABELS: Readonly<Record<MessageChannel, string>> = {
  sms: 'Text',
  email: 'Email',
  web: 'Website chat',
}
