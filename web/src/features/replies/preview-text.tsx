import { plainOffer } from '@xd/core/domain/message/plain-accents.ts'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import type { TemplateToken } from '@xd/core/domain/message/template.ts'
import { TOKEN_NEEDS } from '@xd/core/domain/message/token-words.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import styles from './replies.module.css'

interface Props {
  /** Named if there are several. */
  language: string | null
  lang: Language
  subject: string | undefined
  text: string
  /** The tokens that could not be filled. */
  left: readonly string[]
  isText: boolean
}

const reasonOf = (token: string): string =>
  TOKEN_NEEDS[token as TemplateToken] ?? 'This isn’t filled in automatically. The sender types it in.'

/** The text in one language as the customer would read it, and its cost. */
export function PreviewText({ language, lang, subject, text, left, isText }: Props) {
  const plain = plainOffer(text)
  return (
    <div className={styles.answer}>
      {language && <p className={styles.label}>{language}</p>}
      <div className={styles.bubble} lang={lang}>
        {subject !== undefined && subject !== '' && <p className={styles.name}>{subject}</p>}
        <p className={styles.said}>{text}</p>
      </div>
      {isText && (
        <p className={styles.hint}>
          {countOf(messageSegments(text).segments, 'segment')}
          {plain && `, ${plain.segments} without accents and curly quotes`}
        </p>
      )}
      {left.length > 0 && (
        <ul className={styles.left} aria-label={language ? `Not filled in: ${language}` : 'Not filled in'}>
          {left.map((token) => (
            <li key={token}>
              <strong>{token}</strong> {reasonOf(token)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
