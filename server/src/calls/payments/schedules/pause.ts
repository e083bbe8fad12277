import { handle } from '#calls/handler.ts'
import { actOnPlan } from '#services/plans/act-on-plan.ts'

export const pause = handle('payments/schedules/pause', actOnPlan('pause'))
