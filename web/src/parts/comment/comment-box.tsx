import { useEffect, useRef, useState } from 'react'
import { COMMENT_MAX } from '@xd/core/domain/comment/limits.ts'
import { Button } from '#ui/action/button.tsx'
import { useReadOnly } from '#ui/read-only.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { overlong } from '#ui/field/overlong.ts'
import { saveKeys } from '#ui/hook/save-keys.ts'
import { Banner } from '#ui/status/banner.tsx'
import styles from './comment-box.module.css'

interface ShownComment {
  readonly id: number
  readonly author: string
  readonly when: string
  readonly message: string
}

type Props = {
  comments: readonly ShownComment[]
  loading: boolean
  /** Resolves once it is saved. The text stays until then. */
  onSubmit: () => Promise<unknown>
  typed: string
  onType: (text: string) => void
  failure?: string | null
}

/** Private comments, oldest first, in a box that stays at its end (Spec 1 §9: 200 px high). */
export function CommentBox({ comments, loading, typed, onType, onSubmit, failure }: Props) {
  const [busy, setBusy] = useState(false)
  const readOnly = useReadOnly()
  const box = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (comments.length > 0) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [comments.length])

  const tooLong = overlong(typed, COMMENT_MAX)
  const submit = async () => {
    if (typed.trim() === '' || tooLong !== null || busy) return
    setBusy(true)
    try {
      await onSubmit()
    } catch {
      // The caller shows the failure; the text stays.
    }
    setBusy(false)
  }
  return (
    <div className={styles.comments}>
      {comments.length > 0 ? (
        <ul className={styles.box} ref={box} tabIndex={0} aria-label="Comments">
          {comments.map((comment) => (
            <li key={comment.id}>
              {comment.message}{' '}
              <span className={styles.by}>
                — {comment.author}, <span className="num">{comment.when}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        !loading && <p className={styles.none}>No comments yet. Only your company sees them.</p>
      )}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <div onKeyDown={saveKeys(() => void submit())}>
        <TextArea
          label="Add a comment"
          labelHidden
          placeholder={readOnly ?? 'Add a private comment'}
          writes
          rows={1}
          maxLength={COMMENT_MAX}
          counted
          value={typed}
          onChange={onType}
        />
      </div>
      {typed.trim() !== '' && (
        <Button
          writes
          size="small"
          className={styles.add}
          busy={busy}
          disabledReason={tooLong}
          onClick={() => void submit()}
        >
          Add comment
        </Button>
      )}
    </div>
  )
}
