import { Schema } from 'effect'
import { BATCH_KINDS } from '#domain/notice/batch.ts'
import { HOLD_OUT_MAX } from '#domain/notice/hold-out.ts'
import { isLadderTime, LADDER_STEP_NAMES } from '#domain/notice/ladder.ts'
import { NOTICE_LAWS } from '#domain/notice/lawful.ts'
import { call } from './call.ts'
import { NoticeSettings } from './entity/notice-settings.ts'
import { ID, maybe, Version } from './value.ts'

const ofSettings = { access: 'settings', feature: 'enotices' } as const
const pair = { one: maybe(ID), many: maybe(ID) }

export const noticeSettings = {
  'settings/notices/fetch': call({
    summary:
      'How a store sends notices: automatically or after review, the law it follows, its own words, and the ladder of days before a ticket is due.',
    ...ofSettings,
    kind: 'read',
    input: { storeID: ID },
    output: { settings: NoticeSettings },
    finds: { storeID: 'store' },
  }),
  'settings/notices/save': call({
    summary:
      'Sets how a store sends notices; omitted fields stay. `one` and `many` are templates for one ticket and for several, null for the standard words.',
    ...ofSettings,
    kind: 'write',
    input: {
      settings: Schema.Struct({
        storeID: ID,
        noticeAutoSend: maybe(Schema.Boolean),
        noticeLaw: maybe(Schema.Literals(NOTICE_LAWS)),
        texts: maybe(Schema.Array(Schema.Struct({ kind: Schema.Literals(BATCH_KINDS), ...pair }))),
        ladderOn: maybe(Schema.Boolean),
        ladderTime: maybe(
          Schema.String.check(
            Schema.makeFilter((time: string) => (isLadderTime(time) ? undefined : 'A time like 10:00')),
          ),
        ),
        steps: maybe(
          Schema.Array(Schema.Struct({ step: Schema.Literals(LADDER_STEP_NAMES), on: Schema.Boolean, ...pair })),
        ),
        holdOutPercent: maybe(
          Schema.Int.check(
            Schema.isBetween({ minimum: 0, maximum: HOLD_OUT_MAX }, { message: `From 0 to ${HOLD_OUT_MAX}` }),
          ),
        ),
      }),
      /** The version that was changed: 409 `conflict` if there is a newer one. */
      expectedVersion: maybe(Version),
    },
    output: { settings: NoticeSettings },
    failures: ['conflict'],
    finds: { 'settings.storeID': 'store' },
  }),
}
