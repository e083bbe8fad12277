import type { WireOutput } from '@xd/core/contract/calls.ts'

export const TABS = ['phones', 'mailbox', 'cards', 'pos'] as const
type TabName = (typeof TABS)[number]

/** The address's state: `/sandbox?tab=phones&phone=+12135550147&with=+12135550100`. */
export interface SandboxPlace {
  tab?: TabName | undefined
  phone?: string | undefined
  with?: string | undefined
  mailbox?: string | undefined
}
export type SandboxInfo = WireOutput<'sandbox/info'>
