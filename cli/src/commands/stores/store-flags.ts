import type { Command } from 'commander'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { weekOf } from '#commands/hours/week.ts'
import { gather } from '#session/gather.ts'

export interface StoreFlags {
  readonly name?: string
  readonly abbr?: string
  readonly color?: string
  readonly smsNumber?: string
  readonly phone?: string
  readonly address?: string
  readonly timezone?: string
  readonly open?: readonly string[]
  readonly autoReply?: string
  readonly autoReplyEs?: string
  readonly on?: true
  readonly off?: true
  readonly delete?: true
}

type StoreChange = WireInput<'stores/save'>['store']

/** The flags for a store's properties. */
export const withStoreFlags = (command: Command): Command =>
  command
    .option('--name <name>', 'its name')
    .option('--abbr <text>', 'its name in lists, up to 8 characters')
    .option('--color <color>', 'a color like #1b6b3a')
    .option('--sms-number <number>', 'the number it texts from')
    .option('--phone <number>', 'the number customers call')
    .option('--address <address>', 'its address')
    .option('--timezone <zone>', 'its time zone, like America/Denver')
    .option('--open <span>', 'the whole week, "mon-fri 09:00-18:00 17:45"; may be repeated', gather)
    .option('--auto-reply <text>', 'the reply to texts while it is closed')
    .option('--auto-reply-es <text>', 'the same, for customers who write in Spanish')
    .option('--on', 'open it again')
    .option('--off', 'switch it off')
    .option('--delete', 'delete it')

/** The changes the flags ask for; everything else stays. */
export const storeChangeOf = (given: StoreFlags): StoreChange => {
  const change = {
    storeName: given.name,
    storeAbbr: given.abbr,
    storeColor: given.color,
    storeSMSNumber: given.smsNumber,
    storePhone: given.phone,
    storeAddressStr: given.address,
    storeTimezone: given.timezone,
    storeHours: given.open && weekOf(given.open),
    autoReplyMessage: given.autoReply,
    autoReplyMessageES: given.autoReplyEs,
    storeEnabled: given.on ? true : given.off ? false : undefined,
    storeDeleted: given.delete ? true : given.on ? false : undefined,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
