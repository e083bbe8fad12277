import { CHOSEN, RETENTION_KINDS, type RetentionKind } from '#domain/retention/kinds.table.ts'
import { spanWords } from '#domain/retention/retention.ts'
import { act } from '#domain/activity/act.ts'
import { type Say, type Says, day, either } from '#domain/activity/phrases.ts'
import { grouped } from '#domain/text/figure.ts'

const keeps =
  (kind: RetentionKind): Say =>
  (months) =>
    `${CHOSEN[kind].title.toLowerCase()} ${months === null ? 'forever' : `for ${spanWords(Number(months))}`}`

export const RETENTION = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, keeps(kind)])) as Says

const RETENTION_RUN: Says = {
  deleted: (value) => `${grouped(Number(value))} deleted`,
  before: (value) => `from before ${day(value)}`,
  bytes: (value) =>
    Number(value) < 1_000_000 ? '' : `${grouped(Math.round(Number(value) / 1_000_000))} MB of pictures`,
  stopped: either('stopped because the rule was changed', ''),
}

export const retention = {
  'retention-run': act('Old records were deleted', RETENTION_RUN),
  'retention-save': act('Changed how long records are kept', RETENTION),
}
