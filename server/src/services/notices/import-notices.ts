import { Clock, Effect } from 'effect'
import type { Input, Output } from '@xd/core/contract/calls.ts'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import type { MappingOf } from '@xd/core/domain/import/columns.ts'
import { IMPORT_MAX_BYTES, TOO_LARGE } from '@xd/core/domain/import/limits.ts'
import type { NoticeField } from '@xd/core/domain/notice/file-fields.table.ts'
import { BATCH_MAX } from '@xd/core/domain/notice/limits.ts'
import { noticeRowReader, openNoticeFile } from '@xd/core/domain/notice/notice-file.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { Caller } from '#caller.ts'
import { fail, found, invalid } from '#failure.ts'
import { customersByPhones } from '#queries/import-lookups.ts'
import { batchByExternalID, type BatchRow } from '#queries/notice-batches.ts'
import { noticeMappingOf, rememberNoticeMapping } from '#queries/notice-settings.ts'
import { findStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { digestOf, textPieces } from '#services/text-pieces.ts'
import { surveyRows, orRefused, type ReadableOf } from '#services/imports/file.ts'
import { presentSamples } from '#services/imports/present-imports.ts'
import { presentRefused } from './present-refused.ts'
import { LeftOut, readNotices, type TakenNotice } from './read-notices.ts'
import { shownBatch } from './shown-batch.ts'
import { takeBatch } from './take-batch.ts'

type Asked = Input<'notices/import'>
type Answer = Output<'notices/import'>
type Mapping = MappingOf<NoticeField>

const EXAMPLES = 5

/** The notices in its rows. Only an unreadable row is refused. */
const readFile = Effect.fnUntraced(function* (file: ReadableOf<NoticeField>, first: FirstPart, now: number) {
  const read = noticeRowReader(file.columns, new Date(now).toISOString(), first)
  const given = function* () {
    for (const row of file.rows()) {
      if (row === undefined) {
        yield undefined
        continue
      }
      const { line, given: one } = read(row)
      yield typeof one === 'string' ? new LeftOut(`Row ${line}`, one) : one
    }
  }
  return yield* readNotices(given())
})

/** The kind and the file as JSON: the identity of a batch since the first version. */
function* written(kind: string, text: string) {
  yield `[${JSON.stringify(kind)},"`
  for (const piece of textPieces(text)) yield JSON.stringify(piece).slice(1, -1)
  yield '"]'
}

/** The batch made from this file; a canceled one doesn't count. */
const batchOfFile = Effect.fnUntraced(function* (caller: Caller, storeID: number, hash: string) {
  for (let time = 1; ; time += 1) {
    const batchExternalID = time === 1 ? `file/${hash}` : `file/${hash}/${time}`
    const known: BatchRow | undefined = yield* batchByExternalID(caller, storeID, batchExternalID)
    if (known?.batchStatus !== 'canceled') return { known, batchExternalID }
  }
})

const newAmong = Effect.fnUntraced(function* (caller: Caller, taken: readonly TakenNotice[]) {
  const phones = taken.flatMap(({ phone }) => phone ?? [])
  const known = yield* customersByPhones(caller, phones)
  return phones.filter((phone) => !known.has(phone)).length
})

/** Imports a batch of notices from a file, or says what that would import. */
export const importNotices = Effect.fnUntraced(function* (caller: Caller, asked: Asked) {
  const { csv_data, storeID, kind, dryRun = false } = asked
  if (Buffer.byteLength(csv_data) > IMPORT_MAX_BYTES) return yield* fail('too_large', { sentence: TOO_LARGE })
  const now = yield* Clock.currentTimeMillis
  const store = yield* found(yield* findStore(caller, storeID), 'store')
  const remembered = yield* noticeMappingOf(caller, storeID)
  const mapping = { ...(JSON.parse(remembered ?? '{}') as Mapping), ...asked.mapping }
  const file = yield* orRefused(openNoticeFile(csv_data, mapping))
  const survey = yield* surveyRows(file, asked.datesFirst)
  const { rows, days } = survey
  if (rows > BATCH_MAX)
    return yield* fail('too_large', {
      sentence: `A batch can have at most ${grouped(BATCH_MAX)} rows, not ${grouped(rows)}. Split the file into several.`,
    })
  const readable = file.lacks === undefined
  const { taken, refused, takenCount } = readable
    ? yield* readFile(file, days.first, now)
    : { taken: [], refused: [], takenCount: 0 }
  const hash = yield* digestOf(written(kind, csv_data))
  const { known, batchExternalID } = yield* batchOfFile(caller, storeID, hash)
  const answer = (batch: Answer['batch'], newCustomers: number): Answer => ({
    batch,
    alreadyImported: known?.batchIsWhole === 1,
    file: {
      columns: file.columns,
      samples: presentSamples(survey),
      lacks: file.lacks ?? null,
      dates: days.sentence,
      datesFirst: days.matters ? days.first : null,
      rows,
      rowsTaken: takenCount,
      notices: taken.length,
      tickets: taken.reduce((sum, { tickets }) => sum + tickets.length, 0),
      newCustomers,
      examples: taken.slice(0, EXAMPLES).map(({ name, phone, tickets }) => ({
        name,
        phone,
        tickets: tickets.map(({ ticketNumber }) => ticketNumber),
        dueDate: tickets[0]!.dueDate,
      })),
    },
    refused: refused.map(presentRefused),
  })
  if (known?.batchIsWhole === 1) return answer((yield* shownBatch(caller, known.batchID)).batch, 0)
  if (dryRun === true) return answer(null, yield* newAmong(caller, taken))
  if (!readable) return yield* invalid({ mapping: file.lacks })
  if (taken.length === 0) return yield* invalid({ csv_data: 'None of the rows in this file can be imported.' })
  const newCustomers = yield* newAmong(caller, taken)
  const filename = asked.filename.trim()
  const { batchID } = yield* takeBatch(
    caller,
    {
      storeID,
      storeTimezone: store.storeTimezone,
      batchKind: kind,
      batchSource: 'file',
      batchFilename: filename,
      batchExternalID,
      bodyHash: hash,
      createdByID: caller.userID,
      taken,
      refused,
    },
    Effect.fnUntraced(function* (made) {
      yield* rememberNoticeMapping(caller, storeID, JSON.stringify(mapping))
      const detail = { filename, rows }
      yield* audit(caller, { action: 'notices-import', target: `batch/${made}`, detail })
    }),
  )
  return answer((yield* shownBatch(caller, batchID)).batch, newCustomers)
})
