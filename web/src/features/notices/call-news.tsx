import { CALL_OUTCOME_LABELS } from '@xd/core/domain/notice/status.ts'
import { useAuthors } from '#data/company.ts'
import type { NoticeData } from '#data/notices.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'

interface Props {
  readonly name: string
  /** They are no longer on this page of the list. */
  readonly hasLeft: boolean
  /** Calls recorded while their card was open. */
  readonly newCalls: NoticeData['calls']
  readonly onNext: () => void
}

/** Reports what happened elsewhere to the customer being called. */
export function CallNews({ name, hasLeft, newCalls, onNext }: Props) {
  const { user } = useSignedIn()
  const author = useAuthors()
  const theirs = newCalls.findLast(({ userID }) => userID !== user.userID)
  if (!hasLeft && theirs === undefined) return null
  const next = (
    <Button size="small" onClick={onNext}>
      Next customer
    </Button>
  )
  return (
    <Banner tone="warning" role="status" actions={next}>
      {hasLeft || theirs === undefined
        ? `${name} is no longer on this page. Someone may have recorded a call, or they paid, replied or got a letter.`
        : `${author(theirs.userID)} called in the meantime: ${CALL_OUTCOME_LABELS[theirs.outcome].toLowerCase()}.`}
    </Banner>
  )
}
