import { handle } from '#calls/handler.ts'
import { actOnPlan } from '#services/plans/act-on-plan.ts'

export const resume = handle('payments/schedules/resume', actOnPlan('resume'))
