import { handle } from '#calls/handler.ts'
import { actOnPlan } from '#services/plans/act-on-plan.ts'

export const cancel = handle('payments/schedules/cancel', actOnPlan('cancel'))
