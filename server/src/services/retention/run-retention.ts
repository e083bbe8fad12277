import { Clock, Effect } from 'effect'
import { RETENTION_KINDS, type RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import { keptSince, nextNight } from '@xd/core/domain/retention/retention.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { Database, readingApart, emit } from '#db/database.ts'
import { within } from '#db/query.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { OLD_RECORDS } from '#queries/old-records.ts'
import { beginRun, type RetentionRun, retentionRuns, updateRun } from '#queries/retention-runs.ts'
import { findRetention, lockRetention, type RetentionSettings, setNextRun } from '#queries/retention-settings.ts'
import { auditAs } from '#services/audit.ts'
import { mayTellAgain } from '#services/progress-pace.ts'

/** Between two slices, so that waiting writers get in. */
const PAUSE_MS = 50

interface Company {
  readonly companyID: number
  readonly timezone: string
}

type Next = { readonly in: number } | { readonly at: number }

/**
 * One slice of a company's nightly deletions: some hundred records at most, in their own transaction, which also
 * records the progress. After a crash it continues from there. Returns when the next slice is due.
 */
export const runRetention = Effect.fnUntraced(function* (companyID: number) {
  const now = yield* Clock.currentTimeMillis
  const timezone = yield* timezoneOfCompany(companyID)
  const settings = yield* findRetention({ companyID })
  const runs = yield* retentionRuns({ companyID })
  const company = { companyID, timezone }
  const isDue = now >= settings.nextRunAt
  const open = runs.find(({ finishedAt }) => finishedAt === null)
  if (open && isDue && settings.keep[open.kind] !== null) return yield* slice(company, settings, open)
  if (open) return yield* end(company, open, { now, stopped: true })
  if (!isDue) return { at: settings.nextRunAt } satisfies Next
  const next = RETENTION_KINDS.find(
    (kind) =>
      settings.keep[kind] !== null && !runs.some((run) => run.kind === kind && run.startedAt >= settings.nextRunAt),
  )
  return yield* next ? begin(company, settings, next) : rest(company)
})

/** Counts the records to delete, to show progress, and begins. */
const begin = Effect.fnUntraced(function* (
  { companyID, timezone }: Company,
  { keep }: RetentionSettings,
  kind: RetentionKind,
) {
  const { read, write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const before = keptSince(now, keep[kind]!, timezone)
  const { count } = yield* readingApart(read((db) => OLD_RECORDS[kind].count(db, { companyID }, { before, now })))
  const progress = { doneThrough: 0, total: count, deleted: 0, bytes: 0 }
  const run = { companyID, kind, before, ...progress, startedAt: now, toldAt: now, finishedAt: null }
  yield* write(Effect.andThen(beginRun(run), emit('reload_retention', {}, { companyID })))
  return { in: 0 } satisfies Next
})

const slice = Effect.fnUntraced(function* (company: Company, { version }: RetentionSettings, run: RetentionRun) {
  const { read, write } = yield* Database
  const { companyID } = company
  const { kind, before } = run
  const now = yield* Clock.currentTimeMillis
  const old = { before, now }
  const { next, remove } = OLD_RECORDS[kind]
  const { ids, doneThrough, isLast } = yield* readingApart(read((db) => next(db, company, old, run.doneThrough)))
  const told = mayTellAgain(run.toldAt, now)
  const isCurrent = yield* write(
    Effect.gen(function* () {
      if ((yield* lockRetention(company)).version !== version) return false
      const { deleted, bytes } =
        ids.length === 0 ? { deleted: 0, bytes: 0 } : yield* within((db) => remove(db, company, old, ids))
      const change = {
        doneThrough,
        deleted: run.deleted + deleted,
        bytes: run.bytes + bytes,
        ...(told && { toldAt: now }),
      }
      yield* updateRun(company, kind, change)
      if (isLast) yield* finish(company, { ...run, ...change }, { now, stopped: false })
      else if (told) yield* emit('reload_retention', {}, { companyID })
      return true
    }),
  )
  return { in: isCurrent ? PAUSE_MS : 0 } satisfies Next
})

interface End {
  readonly now: number
  /** The rule was changed in the middle. */
  readonly stopped: boolean
}

const end = Effect.fnUntraced(function* (company: Company, run: RetentionRun, how: End) {
  const { write } = yield* Database
  yield* write(finish(company, run, how))
  return { in: 0 } satisfies Next
})

/** Ends a kind's run. If anything was deleted, the log says how many records, never which ones. */
const finish = Effect.fnUntraced(function* (
  { companyID, timezone }: Company,
  { kind, before, deleted, bytes }: RetentionRun,
  { now, stopped }: End,
) {
  yield* updateRun({ companyID }, kind, { finishedAt: now })
  yield* emit('reload_retention', {}, { companyID })
  if (deleted === 0) return
  const detail = {
    deleted,
    before: localDay(before, timezone),
    ...(bytes > 0 && { bytes }),
    ...(stopped && { stopped }),
  }
  yield* auditAs({ companyID }, { at: now, action: 'retention-run', target: `retention/${kind}`, detail })
  // Any list, thread or count may have changed.
  yield* emit('reload_all', {}, { companyID })
})

/** Every kind is done for tonight. */
const rest = Effect.fnUntraced(function* ({ companyID, timezone }: Company) {
  const { write } = yield* Database
  const at = nextNight(yield* Clock.currentTimeMillis, timezone)
  yield* write(Effect.andThen(setNextRun({ companyID }, at), emit('reload_retention', {}, { companyID })))
  return { at } satisfies Next
})
