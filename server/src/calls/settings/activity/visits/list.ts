import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { supportVisits } from '#lists/support-visits.ts'

export const list = handle('settings/activity/visits/list', listing('visits', supportVisits))
