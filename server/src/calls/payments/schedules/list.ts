import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { plans } from '#lists/plans.ts'

export const list = handle('payments/schedules/list', listing('plans', plans))
