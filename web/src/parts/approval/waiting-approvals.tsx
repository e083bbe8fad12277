import { useState } from 'react'
import { type ApprovalCall, WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { type ApprovalData, useAnswerApproval, useApprovals } from '#data/approvals.ts'
import { useSignedIn } from '#data/session.ts'
import { InviteLinkDialog } from '#parts/employee/invite-link-dialog.tsx'
import { SecretDialog } from '#parts/employee/secret-dialog.tsx'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { fullMoments } from '#ui/text/full-moment.ts'
import styles from './waiting-approvals.module.css'

const headline = ({ approvalTitle, approvalName }: ApprovalData): string =>
  approvalName === null ? approvalTitle : `${approvalTitle}: ${approvalName}`

const consequence = ({ approvalWords }: ApprovalData): string =>
  `${approvalWords === '' ? '' : `${approvalWords}. `}It takes effect right away, and the activity log will show it under your name.`

/** Shown once to the owner who approved. */
interface Made {
  readonly name: string
  readonly inviteURL?: string
  readonly secret?: string
}

/** XD Support's requests: all of them, or those for certain calls on their own screens. */
export function WaitingApprovals({ of }: { of?: readonly ApprovalCall[] }) {
  const signedIn = useSignedIn()
  const approvals = useApprovals(signedIn).filter(({ approvalCall }) => of?.includes(approvalCall) ?? true)
  const [asking, setAsking] = useState<ApprovalData | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const answer = useAnswerApproval()
  const say = (approval: ApprovalData, approved: boolean) =>
    answer.mutate(
      { approvalID: approval.approvalID, approved },
      {
        onSuccess: ({ inviteURL, secret }) => {
          const name = approval.approvalName ?? ''
          if (inviteURL !== undefined) setMade({ name, inviteURL })
          else if (secret !== undefined) setMade({ name, secret })
          else toast(approved ? `Approved: ${headline(approval)}` : 'Declined: nothing changed', { tone: 'info' })
        },
        onError: toastFailure,
        onSettled: () => setAsking(null),
      },
    )
  return (
    <>
      {approvals.length > 0 && (
        <ul className={styles.list} aria-label="Waiting for approval">
          {approvals.map((approval) => (
            <li key={approval.approvalID}>
              <Waiting
                approval={approval}
                timezone={signedIn.company.companyTimezone}
                busy={answer.isPending}
                onApprove={() => setAsking(approval)}
                onDecline={() => say(approval, false)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking !== null}
        onCancel={() => setAsking(null)}
        onConfirm={() => asking && say(asking, true)}
        title={asking ? `${headline(asking)}?` : ''}
        description={asking ? consequence(asking) : ''}
        confirm="Approve"
        busy={answer.isPending}
      />
      {made?.inviteURL !== undefined && (
        <InviteLinkDialog name={made.name} url={made.inviteURL} onClose={() => setMade(null)} />
      )}
      {made?.secret !== undefined && (
        <SecretDialog name={made.name} secret={made.secret} isRotated={false} onClose={() => setMade(null)} />
      )}
    </>
  )
}

interface WaitingProps {
  approval: ApprovalData
  timezone: string
  busy: boolean
  onApprove: () => void
  onDecline: () => void
}

function Waiting({ approval, timezone, busy, onApprove, onDecline }: WaitingProps) {
  const { approvalWords, askedByName, askedAt, visitReason, visitTicket, approvalExpires } = approval
  const moment = fullMoments(timezone)
  return (
    <div role="group" aria-label={headline(approval)} className={styles.card}>
      <p className={styles.title}>{headline(approval)}</p>
      {approvalWords !== '' && <p className={styles.words}>{approvalWords}</p>}
      <p className={styles.asked}>
        {askedByName} asked for this on {moment(askedAt)}: “{visitReason}”{visitTicket && ` (${visitTicket})`}. Without
        an answer, it expires on {moment(approvalExpires)}.
      </p>
      {approval.mayAnswer ? (
        <div className={styles.acts}>
          <Button writes variant="primary" onClick={onApprove}>
            Approve
          </Button>
          <Button writes busy={busy} onClick={onDecline}>
            Decline
          </Button>
        </div>
      ) : (
        <p className={styles.asked}>{WAITS_FOR_OWNER}</p>
      )}
    </div>
  )
}
