import type { WireOutput } from '@xd/core/contract/calls.ts'
import { CHOSEN, RETENTION_KINDS, type RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import { countedWords, type Keep, spanWords } from '@xd/core/domain/retention/retention.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { Table } from '#output/table.ts'
import { when } from '#output/when.ts'

export type Retention = WireOutput<'settings/retention/fetch'>['retention']
type Preview = WireOutput<'settings/retention/preview'>['preview']

const keptWords = (months: number | null): string => (months === null ? 'forever' : spanWords(months))

const runWords = ({ runs }: Retention, kind: RetentionKind): string => {
  const run = runs.find((one) => one.kind === kind)
  if (run === undefined) return ''
  const { deleted, total, finishedAt } = run
  return finishedAt === null
    ? `${grouped(deleted)} of ${grouped(total)} deleted`
    : `${grouped(deleted)} deleted, ${when(finishedAt)}`
}

export const retentionTable = (retention: Retention): Table => ({
  columns: [
    { title: 'KIND' },
    { title: 'WHAT' },
    { title: 'KEPT FOR' },
    { title: 'AT LEAST', spare: 1 },
    { title: 'LAST RUN', spare: 2 },
  ],
  rows: RETENTION_KINDS.map((kind) => [
    kind,
    CHOSEN[kind].title,
    keptWords(retention.keep[kind]),
    spanWords(CHOSEN[kind].leastMonths),
    runWords(retention, kind),
  ]),
})

export const previewTable = (preview: Preview): Table => ({
  columns: [
    { title: 'KIND' },
    { title: 'WOULD BE DELETED', align: 'right' },
    { title: 'FROM BEFORE' },
    { title: 'OLDEST' },
    { title: 'PICTURES', align: 'right', spare: 1 },
  ],
  rows: preview.map(({ kind, count, before, oldest, bytes }) => [
    kind,
    countedWords(kind, count),
    when(before),
    oldest === null ? '' : when(oldest),
    bytes === 0 ? '' : `${grouped(Math.ceil(bytes / 1_000_000))} MB`,
  ]),
})

/** The changes of a save: "messages: forever → 3 years". */
export const keepChanges = (before: Keep, change: Partial<Keep>): readonly string[] =>
  RETENTION_KINDS.flatMap((kind) => {
    const months = change[kind]
    return months === undefined || months === before[kind]
      ? []
      : [`${kind}: ${keptWords(before[kind])} → ${keptWords(months)}`]
  })
