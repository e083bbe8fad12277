import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { splitQuoted } from '@xd/core/domain/message/quoted.ts'
import type { MessageData } from '#data/use-messages.ts'
import { Button } from '#ui/action/button.tsx'
import { linked } from '#ui/text/linked.tsx'
import { filesLeftWords } from './files-left-words.ts'
import styles from './email-body.module.css'

/**
 * An email's text, with its quoted text and formatted version on demand. The formatted version is in a separate frame,
 * whose images load on request.
 */
export function EmailBody({ message }: { message: MessageData }) {
  const { messageBody, messageEmail, messageMedia, messageSubject } = message
  const [showsQuoted, setShowsQuoted] = useState(false)
  const [formatted, setFormatted] = useState<'no' | 'without images' | 'with images'>('no')
  const { fresh, quoted } = splitQuoted(messageBody)
  const htmlURL = messageEmail?.htmlURL ?? null
  const images = messageEmail?.remoteImages ?? 0
  const files = messageEmail?.filesLeft ?? 0
  const isFormatted = formatted !== 'no' && htmlURL !== null
  return (
    <>
      {isFormatted ? (
        <FormattedEmail
          key={formatted}
          url={formatted === 'with images' ? `${htmlURL}?images=1` : htmlURL}
          title={messageSubject ? `Email: ${messageSubject}` : 'Email'}
        />
      ) : (
        <>
          {linked(fresh)}
          {showsQuoted && <blockquote className={styles.quoted}>{linked(quoted)}</blockquote>}
        </>
      )}
      {files > 0 && (
        <span className={styles.files}>
          <Paperclip size={14} aria-hidden="true" />
          {filesLeftWords(files, messageMedia.length)}
        </span>
      )}
      {(htmlURL !== null || quoted !== '') && (
        <span className={styles.acts}>
          {!isFormatted && quoted !== '' && (
            <Button
              size="small"
              variant="ghost"
              aria-expanded={showsQuoted}
              onClick={() => setShowsQuoted(!showsQuoted)}
            >
              {showsQuoted ? 'Hide quoted text' : 'Show quoted text'}
            </Button>
          )}
          {htmlURL !== null && (
            <Button
              size="small"
              variant="ghost"
              aria-pressed={isFormatted}
              onClick={() => setFormatted(isFormatted ? 'no' : 'without images')}
            >
              {isFormatted ? 'Show as text' : 'Show formatted'}
            </Button>
          )}
          {images > 0 && formatted !== 'with images' && (
            <Button size="small" variant="ghost" onClick={() => setFormatted('with images')}>
              Show images
            </Button>
          )}
        </span>
      )}
    </>
  )
}

const LEAST_HEIGHT = 80

/** The server's version of it: sandboxed, without scripts, so that we can read only its height. */
function FormattedEmail({ url, title }: { url: string; title: string }) {
  const [height, setHeight] = useState(LEAST_HEIGHT)
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ height }}
      onLoad={(event) => {
        const page = event.currentTarget.contentDocument?.documentElement
        if (page) setHeight(Math.max(LEAST_HEIGHT, page.scrollHeight))
      }}
    />
  )
}
