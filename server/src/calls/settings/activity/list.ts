import { handle } from '#calls/handler.ts'
import { activity } from '#lists/activity.ts'
import { listing } from '#lists/list.ts'

export const list = handle('settings/activity/list', listing('activity', activity))
