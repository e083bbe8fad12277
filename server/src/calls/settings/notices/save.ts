import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { saveNoticeSettings } from '#services/notices/save-settings.ts'

export const save = handle('settings/notices/save', (input, caller) =>
  Effect.map(saveNoticeSettings(caller, input), (settings) => ({ settings })),
)
