import { useState } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { MailerData } from '#data/mailers.ts'
import type { StoreData } from '#data/company.ts'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { Button } from '#ui/action/button.tsx'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { moment } from '#ui/text/moment.ts'
import { AudienceField } from './audience-field.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { ManyDialog } from './many-dialog.tsx'
import { MessageFields } from './message-fields.tsx'
import { about, NOBODY, people } from './mailer-words.ts'
import { timeOf } from './mailer-draft.ts'
import { MoreFields, SenderFields, TitleField } from './order-fields.tsx'
import { useForecast } from './use-forecast.ts'
import type { useMailerEditor } from './use-mailer-editor.ts'
import { WhenField } from './when-field.tsx'
import styles from './editor.module.css'

interface Props {
  readonly editor: ReturnType<typeof useMailerEditor>
  /** The saved mailer; null for a new one. */
  readonly job: MailerData | null
  /** The sending store; undefined if each customer's own store sends. */
  readonly store: StoreData | undefined
  readonly now: number
  readonly onClose: () => void
}

/** A mailer's form, with its forecast beside it. Closing it keeps the typed text. */
export function EditorForm({ editor, job, store, now, onClose }: Props) {
  const { draft, change, error, left, timezone, isDirty } = editor
  const forecast = useForecast(editor)
  const [isAsking, setIsAsking] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const many = forecast.isSettled ? forecast.data?.included : undefined
  const at = timeOf(draft, timezone, now)
  const when = draft.when === 'now' || at === null ? 'now' : `on ${moment(at, now, timezone)}`
  const busy = isUploading ? 'The picture is still uploading' : null
  const isEstimate = forecast.data?.estimated
  const refusal = busy ?? (many === 0 && !isEstimate && left.valid ? NOBODY : null)
  const ask = () => {
    left.reveal()
    if (left.valid && !refusal && !editor.isBusy) setIsAsking(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={job ? `Edit ${job.jobTitle || 'mailer'}` : 'New mailer'}
      description={
        isDirty ? 'Your work is kept in this browser until you save it.' : 'Nothing sends until you review it.'
      }
      size="wide"
      onSubmit={ask}
      footer={
        <>
          <FooterStart>
            {isDirty && (
              <Button variant="ghost" onClick={editor.discard}>
                Discard changes
              </Button>
            )}
          </FooterStart>
          <Button onClick={onClose}>Close</Button>
          <Button writes busy={editor.isBusy && !isAsking} disabledReason={busy} onClick={editor.saveDraft}>
            {job?.jobStatus === 'scheduled' ? 'Back to draft' : 'Save draft'}
          </Button>
          <Button writes variant="primary" type="submit" disabledReason={refusal}>
            {draft.when === 'now' ? 'Review and send' : 'Review and schedule'}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.form}>
          {editor.isOutdated && (
            <Banner
              tone="warning"
              role="status"
              title="Someone else changed this mailer while you were editing it."
              actions={
                <>
                  <Button size="small" onClick={editor.discard}>
                    Use theirs
                  </Button>
                  <Button size="small" onClick={editor.keepMine}>
                    Keep mine
                  </Button>
                </>
              }
            />
          )}
          {editor.failure && <NotSaved error={editor.failure} what="mailer" isNew={job === null} />}
          <TitleField {...{ draft, change, error }} onBlur={left.onBlur} />
          <AudienceField
            value={draft.audience}
            error={
              error('jobAudience') ??
              error('jobAudience.lastContactEnd') ??
              error('jobAudience.ticketDueEnd') ??
              error('jobAudience.customDate')
            }
            onChange={(audience) => change({ audience })}
          />
          <SenderFields {...{ draft, change, error }} />
          <MessageFields {...{ draft, change, error }} onBlur={left.onBlur} onUploading={setIsUploading} />
          <WhenField
            {...{ timezone, store, now }}
            when={draft.when}
            at={draft.at}
            error={error('jobScheduledAt')}
            onChange={change}
          />
          <MoreFields {...{ draft, change, error }} onBlur={left.onBlur} />
        </div>
        <ForecastPanel forecast={forecast} editor={editor} />
      </div>
      {isAsking && (
        <ManyDialog
          title={many === undefined ? `Send this ${when}?` : `Send this to ${about(isEstimate, people(many))} ${when}?`}
          description={
            forecast.data
              ? `${isEstimate ? 'About ' : ''}${draft.channel === 'sms' ? countOf(forecast.data.segments, 'segment') : countOf(forecast.data.included, 'email')} in all. Quiet hours, STOP and consent still apply.`
              : 'Quiet hours, STOP and consent still apply.'
          }
          confirm={draft.when === 'now' ? 'Send now' : 'Schedule'}
          many={many}
          isEstimate={isEstimate}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            editor.schedule()
          }}
        />
      )}
    </Dialog>
  )
}
