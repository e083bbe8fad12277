import type { MailerForecast } from '#data/mailers.ts'
import { MessagePreview } from '#parts/message/message-preview.tsx'
import { linked } from '#ui/text/linked.tsx'

/** Until something is written there is nothing to show. */
const isWritten = ({ subject, body }: MailerForecast['previews'][number]): boolean => `${subject}${body}`.trim() !== ''

/** The text as three real customers would read it, including the longest. */
export const ForecastTexts = ({ previews, isText }: { previews: MailerForecast['previews']; isText: boolean }) =>
  previews.filter(isWritten).map(({ custID, name, segments, subject, body }) => (
    <section key={custID} aria-label={`What ${name} would get`}>
      <MessagePreview head={name} segments={isText ? segments : undefined} subject={subject} body={linked(body)} />
    </section>
  ))
