import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'

export interface EntryOptions {
  readonly title?: string
  readonly calendar?: string
  readonly start?: string
  readonly end?: string
  readonly yearly?: boolean
  readonly field?: readonly string[]
}

export const withEntry = (command: Command): Command =>
  command
    .option('--start <when>', 'a day, 2026-12-24, or a time, 2026-12-24T09:30')
    .option('--end <when>', 'when it ends (default: when it starts)')
    .option('--calendar <calendar>', 'the calendar, by number or title')
    .option('--yearly', 'every year')
    .option('--field <key=value...>', 'a custom field, by data key; leave the value empty to clear it')

/** `--field f_kx7m2pqa=PB-1180` */
const valuesOf = (fields: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(
    fields.map((text) => {
      const at = text.indexOf('=')
      if (at < 1) throw usageFailure(`--field must be KEY=VALUE, not ${text}`)
      return [text.slice(0, at), text.slice(at + 1) || null]
    }),
  )

/** The flags in the call's form. */
export const entryOf = ({ title, start, end, yearly, field }: EntryOptions) => ({
  ...(title !== undefined && { itemTitle: title }),
  ...(start !== undefined && { itemDateStart: start }),
  ...(end !== undefined && { itemDateEnd: end }),
  ...(yearly !== undefined && { itemRepeat: yearly ? ('year' as const) : null }),
  ...(field && { itemCustomFields: valuesOf(field) }),
})
