import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { findStore } from '#queries/stores.ts'

export const fetch = handle(
  'settings/notices/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    const store = yield* found(yield* findStore(caller, storeID), 'store')
    return { settings: noticeSettingsOf(yield* findNoticeSettings(caller, storeID), store) }
  }),
)
