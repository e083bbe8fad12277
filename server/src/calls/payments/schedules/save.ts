import { handle } from '#calls/handler.ts'
import { savePlan } from '#services/plans/save-plan.ts'

export const save = handle('payments/schedules/save', ({ plan, ...saving }, caller) =>
  savePlan(caller, plan, { expectedVersion: saving.expectedVersion, clientKey: saving.clientKey }),
)
