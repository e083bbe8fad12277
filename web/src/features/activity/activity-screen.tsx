import { useAddress } from '#address/use-address.ts'
import { textIn } from '#address/read.ts'
import { ActivityLog } from './activity-log.tsx'
import { SupportVisits } from './support-visits.tsx'

/** The company's activity log, and XD Support's visits. */
export function ActivityScreen() {
  const { params } = useAddress()
  return textIn(params.view) === 'visits' ? <SupportVisits /> : <ActivityLog />
}
