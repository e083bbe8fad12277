import { formatCommentKey } from '@xd/core/domain/comment/key.ts'
import { relativeTime } from '@xd/core/domain/time/relative.ts'
import { useAuthors } from '#data/company.ts'
import { useComments } from '#data/comments.ts'
import { CommentBox } from '#parts/comment/comment-box.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'
import { useNow } from '#ui/hook/use-now.ts'

/** Notes for colleagues about a customer. The customer never sees them. */
export function CustomerComments({ custID, timezone }: { custID: number; timezone: string }) {
  const { comments, loading, failure, typed, type, add } = useComments(formatCommentKey({ kind: 'customer', custID }))
  const authorOf = useAuthors()
  const now = useNow()
  if (loading) return <Arriving />
  const shown = comments.map(({ commentID, commentUserID, commentDate, commentMessage }) => ({
    id: commentID,
    author: authorOf(commentUserID),
    when: relativeTime(Date.parse(commentDate), now, timezone),
    message: commentMessage,
  }))
  return <CommentBox comments={shown} loading={loading} failure={failure} typed={typed} onType={type} onSubmit={add} />
}
