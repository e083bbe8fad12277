import { type MailerData, useMailerChange } from '#data/mailers.ts'
import { useCall } from '#data/use-call.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { ManyDialog } from './many-dialog.tsx'
import { about, left, people } from './mailer-words.ts'
import { writtenOf } from './mailer-draft.ts'

const NEVER_SKIPS =
  'The mailer starts now instead of at its scheduled time. Quiet hours, STOP and consent still apply. People in quiet hours get it when those end.'

/** Starts a scheduled or paused mailer now. */
export function ForceDialog({ job, onClose }: { job: MailerData; onClose: () => void }) {
  const { jobID, jobTitle, counts } = job
  const isFrozen = counts.total > 0
  const forecast = useCall('mailers/preview-job', { job: writtenOf(job) }, { enabled: !isFrozen })
  const many = isFrozen ? left(counts) : forecast.data?.included
  const isEstimate = !isFrozen && forecast.data?.estimated === true
  const force = useMailerChange('mailers/force-job')
  return (
    <ManyDialog
      title={
        many === undefined ? `Send “${jobTitle}” now?` : `Send “${jobTitle}” to ${about(isEstimate, people(many))} now?`
      }
      description={forecast.isError ? forecast.error.message : NEVER_SKIPS}
      confirm="Send now"
      many={many}
      isEstimate={isEstimate}
      busy={force.isPending}
      onClose={onClose}
      onConfirm={() =>
        force.mutate(
          { jobID },
          { onSuccess: () => toast('Sending the mailer now'), onError: toastFailure, onSettled: onClose },
        )
      }
    />
  )
}
