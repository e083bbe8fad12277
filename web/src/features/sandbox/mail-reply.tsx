import { type FormEvent, useState } from 'react'
import { replySubject } from '@xd/core/domain/message/subject.ts'
import { askSandbox, type Mail } from '#data/sandbox.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './mail-reply.module.css'

/** Replies to an email from the mailbox it came to, as the customer would. */
export function MailReply({ url, mailbox, mail }: { url: string; mailbox: string; mail: Mail }) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || text.trim() === '') return
    setBusy(true)
    setProblem('')
    const { from: to, subject, messageID: inReplyTo } = mail
    await askSandbox(url, 'mail/send', { from: mailbox, to, subject: replySubject(subject), text, inReplyTo }).then(
      () => setText((now) => now.replace(text, '')),
      (error: Error) => setProblem(error.message),
    )
    setBusy(false)
  }

  return (
    <form
      className={styles.reply}
      aria-label={`Reply to ${mail.fromName || mail.from}`}
      onSubmit={(event) => void submit(event)}
    >
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <textarea
        className={styles.text}
        rows={3}
        aria-label="Answer"
        placeholder={`Reply to ${mail.fromName || mail.from}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        variant="primary"
        busy={busy}
        disabledReason={text.trim() === '' ? 'Write a reply first.' : null}
      >
        Send reply
      </Button>
    </form>
  )
}
