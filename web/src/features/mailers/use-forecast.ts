import { useCall } from '#data/use-call.ts'
import { useSame } from '#ui/hook/use-same.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import { timeOf, toSave } from './mailer-draft.ts'
import type { useMailerEditor } from './use-mailer-editor.ts'

/** Counting the audience takes longer than a search: it waits for a longer pause. */
const PAUSE_MS = 600

/** The recipients, the message they get, and the duration, once typing pauses. */
export const useForecast = ({
  draft,
  jobID,
  timezone,
}: Pick<ReturnType<typeof useMailerEditor>, 'draft' | 'jobID' | 'timezone'>) => {
  const job = useSame(toSave(draft, jobID, draft.when === 'now' ? null : timeOf(draft, timezone, 0)))
  const asked = useSettled(job, PAUSE_MS)
  const query = useCall('mailers/preview-job', { job: asked }, { keepPrevious: true })
  return { ...query, isSettled: asked === job && !query.isPlaceholderData }
}
