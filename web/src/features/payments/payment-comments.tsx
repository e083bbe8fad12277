import { formatCommentKey } from '@xd/core/domain/comment/key.ts'
import { relativeTime } from '@xd/core/domain/time/relative.ts'
import { useAuthors } from '#data/company.ts'
import { useComments } from '#data/comments.ts'
import type { PaymentData } from '#data/payments.ts'
import { CommentBox } from '#parts/comment/comment-box.tsx'
import { useNow } from '#ui/hook/use-now.ts'

/** Staff's comments on a request; the customer never sees them. */
export function PaymentComments({ payment }: { payment: PaymentData }) {
  const { comments, loading, failure, typed, type, add } = useComments(
    formatCommentKey({ kind: 'payment', paymentKey: payment.paymentKey }),
  )
  const authorOf = useAuthors()
  const now = useNow()
  const shown = comments.map(({ commentID, commentUserID, commentDate, commentMessage }) => ({
    id: commentID,
    author: authorOf(commentUserID),
    when: relativeTime(Date.parse(commentDate), now, payment.storeTimezone),
    message: commentMessage,
  }))
  return <CommentBox comments={shown} loading={loading} failure={failure} typed={typed} onType={type} onSubmit={add} />
}
