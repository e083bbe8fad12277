import { Schema } from 'effect'
import { RETENTION_KINDS, type RetentionKind } from '#domain/retention/kinds.table.ts'
import { Instant } from '#contract/value.ts'

const perKind = <S extends Schema.Top>(schema: S) =>
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, schema])) as Record<RetentionKind, S>

/** For how many months each kind is kept; null is forever. */
const RetentionKeep = Schema.Struct(perKind(Schema.NullOr(Schema.Finite)))

export const Retention = Schema.Struct({
  keep: RetentionKeep,
  /** When records are deleted next; null if everything is kept forever. */
  nextRun: Schema.NullOr(Instant),
  /** The latest run of each kind that had one. */
  runs: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(RETENTION_KINDS),
      /** Older records were deleted. */
      before: Instant,
      deleted: Schema.Finite,
      /** How many there were to delete when it began. */
      total: Schema.Finite,
      startedAt: Instant,
      /** Null while it goes on. */
      finishedAt: Schema.NullOr(Instant),
    }),
  ),
  /** Counts the saves; sent back as `expectedVersion`. */
  settingsVersion: Schema.Finite,
}).annotate({ identifier: 'Retention' })
