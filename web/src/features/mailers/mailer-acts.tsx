import { Ban, Copy, Ellipsis, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { mailerOffers, type MailerAct as Act } from '@xd/core/domain/mailer/job-status.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { type MailerData, useMailerChange } from '#data/mailers.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { ForceDialog } from './force-dialog.tsx'
import { gone, left, people } from './mailer-words.ts'

interface Props {
  readonly job: MailerData
  readonly onClose: () => void
  readonly onEdit: (jobID: number | null, likeID?: number) => void
}

const refusal = (act: Act, { jobStatus }: MailerData): string | null => {
  const allowed = mailerOffers(act, jobStatus)
  return allowed.ok ? null : allowed.reason
}

/** The next action for a mailer in its state. */
export function MailerAct({ job, onClose, onEdit }: Props) {
  const { jobID, jobStatus } = job
  const pause = useMailerChange('mailers/pause-job')
  const resume = useMailerChange('mailers/resume-job')
  const after = (said: string) => ({ onSuccess: () => toast(said), onError: toastFailure })
  return (
    <>
      <Button onClick={onClose}>Close</Button>
      {(jobStatus === 'draft' || jobStatus === 'scheduled') && (
        <Button writes variant="primary" onClick={() => onEdit(jobID)}>
          Edit
        </Button>
      )}
      {(jobStatus === 'preparing' || jobStatus === 'sending') && (
        <Button
          writes
          variant="primary"
          busy={pause.isPending}
          disabledReason={refusal('pause', job)}
          onClick={() => pause.mutate({ jobID }, after('Mailer paused'))}
        >
          Pause
        </Button>
      )}
      {jobStatus === 'paused' && (
        <Button
          writes
          variant="primary"
          busy={resume.isPending}
          onClick={() => resume.mutate({ jobID }, after('Mailer resumed'))}
        >
          Resume
        </Button>
      )}
    </>
  )
}

/** The messages that a cancellation stops, and those it can’t call back. */
const cancelWords = ({ jobStatus, jobChannel, counts }: MailerData): string => {
  if (jobStatus === 'draft' || jobStatus === 'scheduled') return 'No messages have been sent, and none will be.'
  const [noun, nouns] = jobChannel === 'sms' ? ['text', 'texts'] : ['email', 'emails']
  const sent = gone(counts)
  const stopped = `${people(left(counts))} still waiting won’t get it.`
  if (sent === 0) return `${stopped} No messages have been sent yet.`
  const went =
    sent === 1 ? `1 ${noun} was already sent and can’t` : `${grouped(sent)} ${nouns} were already sent and can’t`
  return `${stopped} ${went} be recalled. This can’t be undone.`
}

/** A mailer’s other actions. */
export function MailerMenu({ job, onClose, onEdit }: Props) {
  const { jobID, jobTitle, jobStatus } = job
  const [asking, setAsking] = useState<'cancel' | 'delete' | 'force'>()
  const cancel = useMailerChange('mailers/cancel-job')
  const remove = useMailerChange('mailers/schedule-job')
  const stop = () => setAsking(undefined)
  const isDraft = jobStatus === 'draft'
  const entries: MenuEntry[] = [
    {
      key: 'edit',
      writes: true,
      label: 'Edit…',
      icon: <Pencil aria-hidden="true" />,
      disabledReason: refusal('change', job),
      onSelect: () => onEdit(jobID),
    },
    {
      key: 'copy',
      writes: true,
      label: 'Copy as new…',
      icon: <Copy aria-hidden="true" />,
      onSelect: () => onEdit(null, jobID),
    },
    {
      key: 'force',
      writes: true,
      label: 'Send now…',
      icon: <Send aria-hidden="true" />,
      disabledReason: isDraft ? 'Schedule it first' : refusal('force', job),
      onSelect: () => setAsking('force'),
    },
    isDraft
      ? {
          key: 'delete',
          writes: true,
          danger: true,
          label: 'Delete draft…',
          icon: <Trash2 aria-hidden="true" />,
          onSelect: () => setAsking('delete'),
        }
      : {
          key: 'cancel',
          writes: true,
          danger: true,
          label: 'Cancel mailer…',
          icon: <Ban aria-hidden="true" />,
          disabledReason: refusal('cancel', job),
          onSelect: () => setAsking('cancel'),
        },
  ]
  return (
    <>
      <Menu
        align="start"
        side="top"
        trigger={<Button icon={<Ellipsis aria-hidden="true" />}>More</Button>}
        entries={entries}
        label="More for this mailer"
      />
      {asking === 'force' && <ForceDialog job={job} onClose={stop} />}
      <ConfirmDialog
        open={asking === 'cancel'}
        onCancel={stop}
        onConfirm={() => {
          stop()
          cancel.mutate({ jobID }, { onSuccess: () => toast('Mailer canceled'), onError: toastFailure })
        }}
        title={`Cancel “${jobTitle}”?`}
        description={cancelWords(job)}
        confirm="Cancel mailer"
        cancel="Keep it"
        danger
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onCancel={stop}
        onConfirm={() => {
          stop()
          remove.mutate(
            { job: { jobID, deleteJob: true } },
            {
              onSuccess: () => {
                toast('Draft deleted')
                onClose()
              },
              onError: toastFailure,
            },
          )
        }}
        title={jobTitle ? `Delete the draft “${jobTitle}”?` : 'Delete this draft?'}
        description="It hasn’t been sent to anyone. This can’t be undone."
        confirm="Delete draft"
        cancel="Keep it"
        danger
      />
    </>
  )
}
