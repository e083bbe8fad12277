import { EXCLUSION_REASONS, EXCLUSIONS } from '@xd/core/domain/mailer/audience.ts'
import type { RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import { useCall } from '#data/use-call.ts'

interface Reason {
  readonly value: string
  readonly label: string
}

const LEFT_OUT: readonly Reason[] = EXCLUSION_REASONS.map((reason) => ({ value: reason, label: EXCLUSIONS[reason] }))

/** Reasons by which recipients in a state can be filtered: why they were left out, or why it did not arrive. */
export const useReasons = (jobID: number, state: RecipientState | 'all'): readonly Reason[] => {
  const result = useCall('mailers/result', { jobID }, { enabled: state === 'failed' }).data?.result
  if (state === 'excluded') return LEFT_OUT
  if (state !== 'failed') return []
  return (result?.failed ?? []).flatMap(({ code, sentence }) =>
    code === null ? [] : [{ value: String(code), label: sentence }],
  )
}
