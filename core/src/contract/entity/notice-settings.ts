import { Schema } from 'effect'
import { BATCH_KINDS } from '#domain/notice/batch.ts'
import { LADDER_STEP_NAMES } from '#domain/notice/ladder.ts'
import { NOTICE_LAWS } from '#domain/notice/lawful.ts'

/** Templates for one ticket and for several; null for the standard words. */
const Pair = { one: Schema.NullOr(Schema.Finite), many: Schema.NullOr(Schema.Finite) }

export const NoticeSettings = Schema.Struct({
  storeID: Schema.Finite,
  /** Whether batches are sent automatically, without review. */
  noticeAutoSend: Schema.Boolean,
  noticeLaw: Schema.Literals(NOTICE_LAWS),
  texts: Schema.Array(Schema.Struct({ kind: Schema.Literals(BATCH_KINDS), ...Pair })),
  ladderOn: Schema.Boolean,
  /** HH:mm by the store’s clock. */
  ladderTime: Schema.String,
  steps: Schema.Array(Schema.Struct({ step: Schema.Literals(LADDER_STEP_NAMES), on: Schema.Boolean, ...Pair })),
  /** How many customers in a hundred get no notice from the ladder, for comparison. */
  holdOutPercent: Schema.Finite,
  /** Counts the saves; sent back as `expectedVersion`. */
  settingsVersion: Schema.Finite,
}).annotate({ identifier: 'NoticeSettings' })
