import type { MailerData } from '#data/mailers.ts'
import { MessagePreview } from '#parts/message/message-preview.tsx'
import { linked } from '#ui/text/linked.tsx'
import styles from './mailers.module.css'

/** The text in both languages, as written. */
export function MailerTexts({ job }: { job: MailerData }) {
  const texts = [
    { lang: 'en', name: 'English', subject: job.jobSubject, body: job.jobBodyEN },
    { lang: 'es', name: 'Spanish', subject: job.jobSubjectES, body: job.jobBodyES },
  ].filter(({ lang, body }) => lang === 'en' || body.trim() !== '')
  return (
    <section className={styles.phone} aria-label="Message preview">
      {job.jobMedia.map(({ mediaID, url, width, height }) => (
        <img
          key={mediaID}
          className={styles.picture}
          src={url}
          alt="Picture"
          width={width ?? undefined}
          height={height ?? undefined}
        />
      ))}
      {texts.map(({ lang, name, subject, body }) => (
        <MessagePreview
          key={lang}
          head={texts.length > 1 ? name : job.jobChannel === 'sms' ? 'The text' : 'The email'}
          lang={lang}
          subject={job.jobChannel === 'email' ? subject : undefined}
          body={body.trim() === '' ? 'No message yet.' : linked(body)}
        />
      ))}
    </section>
  )
}
