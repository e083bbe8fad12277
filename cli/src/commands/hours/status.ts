import type { Command } from 'commander'
import { autoReplyText, DEFAULT_AUTO_REPLIES } from '@xd/core/domain/hours/auto-reply.ts'
import { isOpenAt, nextOpening, nextPaymentCutoff } from '@xd/core/domain/hours/open.ts'
import { instantOf, isLocalDateTime, isTimezone, localDateTime } from '@xd/core/domain/time/zone.ts'
import { invalidInput } from '#output/failure.ts'
import { facts } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { gather } from '#session/gather.ts'
import { weekOf } from './week.ts'

interface StatusOptions extends OutputOptions {
  readonly open?: readonly string[]
  readonly timezone: string
  readonly at?: string
  readonly name: string
}

/** The next opening may be months away, so the calendar's last year is too late for it. */
const isInReach = (at: string): boolean => at >= '1900-01-01' && at < '9999'

const instantAt = (text: string | undefined, timezone: string): number => {
  if (text === undefined) return Date.now()
  if (!isLocalDateTime(text) || !isInReach(text))
    throw invalidInput(`--at must be a local time like 2026-03-08T19:10, not ${text}`)
  return instantOf(text, timezone)
}

export const addTo = (hours: Command): void => {
  const command = hours
    .command('status')
    .description('whether a store is open, when it opens next, and what the auto-reply says')
    .option('--open <span>', 'days and times, "mon-fri 09:00-18:00 17:45"; may be repeated', gather)
    .requiredOption('--timezone <zone>', 'the store’s time zone, like America/Denver')
    .option('--at <time>', 'the local time, 2026-03-08T19:10 (default: now)')
    .option('--name <name>', 'the store’s name', 'The store')
    .addHelpText(
      'before',
      `Examples:
  xd hours status --open "mon-fri 09:00-18:00 17:45" --open "sat 10:00-14:00" --timezone America/Denver --at 2026-03-07T19:10
`,
    )
  withOutput(command).action((options: StatusOptions) => {
    const { timezone } = options
    if (!isTimezone(timezone)) throw invalidInput(`--timezone must be a zone like America/Denver, not ${timezone}`)
    const week = { storeHours: weekOf(options.open ?? []), storeClosures: [] }
    const now = instantAt(options.at, timezone)
    const local = (instant: number | undefined): string | null =>
      instant === undefined ? null : localDateTime(instant, timezone)
    const open = isOpenAt(week, timezone, now)
    const status = {
      at: local(now),
      open,
      nextOpening: local(nextOpening(week, timezone, now)),
      nextPaymentCutoff: local(nextPaymentCutoff(week, timezone, now)),
      autoReply: open
        ? null
        : autoReplyText(DEFAULT_AUTO_REPLIES.en, { storeName: options.name, ...week, storeTimezone: timezone }, now),
    }
    return show(options, {
      json: status,
      tables: () => [
        facts([
          ['At', status.at ?? ''],
          ['Open', open ? 'yes' : 'no'],
          ['Next opening', status.nextOpening ?? 'never'],
          ['Next payment cutoff', status.nextPaymentCutoff ?? 'never'],
          ['Auto-reply', status.autoReply ?? ''],
        ]),
      ],
    })
  })
}
