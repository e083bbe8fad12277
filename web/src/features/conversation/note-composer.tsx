import { EyeOff } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { COMMENT_MAX } from '@xd/core/domain/comment/limits.ts'
import { CARD_NUMBER_KEPT, hasCardNumber } from '@xd/core/domain/text/card-number.ts'
import { readKept, useKept } from '#data/kept.ts'
import { useCallMutation } from '#data/use-call.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { overlong } from '#ui/field/overlong.ts'
import { GrowingBox } from './growing-box.tsx'
import styles from './composer.module.css'

/**
 * Where staff write to each other. Its text is separate from the message to the customer and can't be sent to them:
 * switching moves nothing.
 */
export function NoteComposer({ convoID, onLeave }: { convoID: number; onLeave: () => void }) {
  const name = `note/${convoID}`
  const [text = '', keep] = useKept<string>(name)
  const box = useRef<HTMLTextAreaElement>(null)
  const write = (next: string) => keep(next === '' ? undefined : next)
  const note = useCallMutation('comments/submit', {
    onSuccess: (_, { comment }) => {
      announce('Note saved')
      // Text typed in the meantime stays.
      if (readKept(name) !== comment.commentMessage) return
      write('')
      onLeave()
    },
  })
  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  const tooLong = overlong(text, COMMENT_MAX)
  const save = () => {
    if (text.trim() !== '' && tooLong === null && !note.isPending)
      note.mutate({ comment: { commentKey: `convo/${convoID}`, commentMessage: text } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    }
    if (event.key === 'Escape') onLeave()
  }
  return (
    <div className={cx(styles.composer, styles.isNote)} role="group" aria-label="Note">
      <p className={styles.banner}>
        <EyeOff size={14} aria-hidden="true" /> Not sent to customer
      </p>
      <GrowingBox
        box={box}
        value={text}
        aria-label="Note to colleagues"
        placeholder="Note to colleagues…"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {hasCardNumber(text) && (
        <p className={styles.problem} role="status">
          {CARD_NUMBER_KEPT}
        </p>
      )}
      {(tooLong !== null || note.isError) && (
        <p className={styles.problem} role="alert">
          {tooLong ?? note.error?.message}
        </p>
      )}
      <div className={styles.bar}>
        <span className={styles.count} />
        <Button size="small" variant="ghost" onClick={onLeave}>
          Back to the message
        </Button>
        <Button
          size="small"
          variant="primary"
          disabledReason={text.trim() === '' ? 'Write a note first.' : tooLong}
          busy={note.isPending}
          onClick={save}
        >
          Save note
        </Button>
      </div>
    </div>
  )
}
