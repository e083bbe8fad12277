import { useAddress } from '#address/use-address.ts'
import { textIn } from '#address/read.ts'
import { ActivityLog } from './activity-log.tsx'
import { SupportVisits } from './support-visits.tsx'

/** The log of who did what in the company, and the visits of XD Support. */
export function ActivityScreen() {
  const { params } = useAddress()
  return textIn(params.view) === 'visits' ? <SupportVisits /> : <ActivityLog />
}
