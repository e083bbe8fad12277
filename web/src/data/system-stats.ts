import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetch } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type SystemStatsData = WireOutput<'admin/system-stats'>['stats']

const onSuccess = () => void refetch('admin/system-stats')

export const useRunJobAgain = () => useCallMutation('admin/jobs/run-again', { onSuccess })
export const useDropJob = () => useCallMutation('admin/jobs/drop', { onSuccess })
