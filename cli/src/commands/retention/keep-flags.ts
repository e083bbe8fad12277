import type { Command } from 'commander'
import { CHOSEN, RETENTION_KINDS, type RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import { canKeep, type Keep, spanWords } from '@xd/core/domain/retention/retention.ts'
import { invalidInput } from '#output/failure.ts'

export type KeepFlags = Readonly<Partial<Record<RetentionKind, string>>>

export const withKeepFlags = (command: Command): Command =>
  RETENTION_KINDS.reduce((so, kind) => {
    const { title, leastMonths } = CHOSEN[kind]
    const about = `${title.toLowerCase()}: months, years as 3y, or forever; ${spanWords(leastMonths)} or more`
    return so.option(`--${kind} <time>`, about)
  }, command)

const TIME = /^(\d{1,4})(y?)$/

const monthsOf = (kind: RetentionKind, text: string): number | null => {
  if (text === 'forever') return null
  const [, figure, years] = TIME.exec(text) ?? []
  if (figure === undefined) throw invalidInput(`${text} is not a time: 36, 3y, or forever`)
  const months = Number(figure) * (years === 'y' ? 12 : 1)
  const can = canKeep(kind, months)
  if (!can.ok) throw invalidInput(`--${kind}: ${can.reason}`)
  return months
}

/** The kinds that the flags change. */
export const keepOf = (flags: KeepFlags): Partial<Keep> =>
  Object.fromEntries(
    RETENTION_KINDS.flatMap((kind) => {
      const text = flags[kind]
      return text === undefined ? [] : [[kind, monthsOf(kind, text)]]
    }),
  )
