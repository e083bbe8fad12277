import { emit } from '#db/database.ts'
import type { PlanRow } from '#queries/plans.ts'

export const announcePlan = ({ companyID, storeID, planID }: Pick<PlanRow, 'companyID' | 'storeID' | 'planID'>) =>
  emit('reload_plans', { planID }, { companyID, storeID })
