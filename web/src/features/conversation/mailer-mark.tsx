import { Link } from '@tanstack/react-router'
import { hasMailers } from '#data/mailers.ts'
import { useSignedIn } from '#data/session.ts'
import type { MessageData } from '#data/use-messages.ts'
import { paths } from '#paths.ts'

/** The mailer a message was part of, as a link for users who may see it. */
export function MailerMark({ mailer }: { mailer: NonNullable<MessageData['messageMailer']> }) {
  const words = `Mailer: ${mailer.jobTitle}`
  return hasMailers(useSignedIn()) ? <Link to={paths.mailerDetails(mailer.jobID)}>{words}</Link> : words
}
