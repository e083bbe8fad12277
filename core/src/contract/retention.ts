import { Schema } from 'effect'
import { RETENTION_KINDS, type RetentionKind } from '#domain/retention/kinds.table.ts'
import { call } from './call.ts'
import { waits } from './entity/approval.ts'
import { Retention } from './entity/retention.ts'
import { Instant, maybe, Version } from './value.ts'

const Months = Schema.NullOr(Schema.Finite)
const keep = Schema.Struct(
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, Schema.optional(Months)])) as Record<
    RetentionKind,
    Schema.optional<typeof Months>
  >,
)

export const retention = {
  'settings/retention/fetch': call({
    summary:
      'For how many months each kind of record is kept (null: forever), when older ones are deleted next, and the latest runs.',
    access: 'settings',
    kind: 'read',
    output: { retention: Retention },
  }),
  'settings/retention/preview': call({
    summary:
      'What would be deleted today under these choices, without deleting anything: of each kind that isn’t kept forever, how many, the oldest, and the bytes of pictures. Kinds left out stay as saved.',
    access: 'settings',
    kind: 'read',
    wide: true,
    input: { keep: maybe(keep) },
    output: {
      preview: Schema.Array(
        Schema.Struct({
          kind: Schema.Literals(RETENTION_KINDS),
          before: Instant,
          count: Schema.Finite,
          oldest: Schema.NullOr(Instant),
          /** The size of pictures and files. */
          bytes: Schema.Finite,
        }),
      ),
      /** When the first run would be, if this were saved now. */
      firstRun: Instant,
    },
  }),
  'settings/retention/save': call({
    summary:
      'Sets for how many months each kind of record is kept; null is forever, and kinds left out stay. Less than the law asks for is refused. The first run is at night, a day or more after the change; owners are emailed. For owners, in person; on a support visit, the change waits for an owner’s `approval`.',
    access: 'settings',
    kind: 'write',
    stepUp: true,
    input: { retention: Schema.Struct({ keep }), expectedVersion: maybe(Version) },
    output: { retention: Retention, ...waits },
    failures: ['conflict'],
  }),
}
