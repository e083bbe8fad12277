import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findNoticeSettings } from '#queries/notice-settings.ts'
import { findStore } from '#queries/stores.ts'
import { noticeSettingsOf } from '#services/notice-settings.ts'

export const fetch = handle(
  'settings/notices/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    const store = yield* found(yield* findStore(caller, storeID), 'store')
    return { settings: noticeSettingsOf(yield* findNoticeSettings(caller, storeID), store) }
  }),
)
