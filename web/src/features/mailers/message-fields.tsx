import { EMAIL_MAX_CHARACTERS } from '@xd/core/domain/message/limits.ts'
import { MESSAGE_MAX_CHARACTERS } from '@xd/core/domain/message/segments.ts'
import { TEMPLATE_TOKENS } from '@xd/core/domain/message/template.ts'
import { useSpanish } from '#data/languages.ts'
import { PicturesField } from '#parts/message/pictures-field.tsx'
import { TokenArea } from '#parts/message/token-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { MailerDraft } from './mailer-draft.ts'
import { TemplateChoice } from './template-choice.tsx'
import styles from './editor.module.css'
import { call } from '#data/calls.ts'
import type { MediaData } from '#data/drafts.ts'

const dataURL = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The picture couldn’t be read.'))
    reader.readAsDataURL(file)
  })

/** Makes a picture small enough for every carrier, and stores it. */
const resizePicture = async (file: File): Promise<MediaData> =>
  (await call('mailers/resize-image', { image_data: await dataURL(file) })).media

interface Props {
  readonly draft: MailerDraft
  readonly change: (part: Partial<MailerDraft>) => void
  readonly error: (field: string) => string | undefined
  readonly onBlur: (field: string) => () => void
  readonly onUploading: (isUploading: boolean) => void
}

const SIDES = [
  { name: 'English', subject: 'subject', body: 'bodyEN', jobSubject: 'jobSubject', jobBody: 'jobBodyEN' },
  { name: 'Spanish', subject: 'subjectES', body: 'bodyES', jobSubject: 'jobSubjectES', jobBody: 'jobBodyES' },
] as const

/** Nobody signs mailers. */
const TOKENS = TEMPLATE_TOKENS.filter((token) => token !== '[MY_NAME]')
const ONE_PICTURE = 1

/** The text in each of the company's languages, and its pictures. */
export function MessageFields({ draft, change, error, onBlur, onUploading }: Props) {
  const spanish = useSpanish()
  const isText = draft.channel === 'sms'
  return (
    <>
      {SIDES.filter(({ name }) => spanish || name === 'English').map((side) => (
        <div key={side.name} className={styles.text}>
          {!isText && (
            <TextField
              writes
              label={spanish ? `${side.name} subject` : 'Subject'}
              required={side.name === 'English'}
              maxLength={200}
              value={draft[side.subject]}
              onChange={(text) => change({ [side.subject]: text })}
              onBlur={onBlur(side.jobSubject)}
              error={error(side.jobSubject)}
            />
          )}
          <TokenArea
            label={spanish ? side.name : 'Message'}
            required={side.name === 'English'}
            {...(side.name === 'Spanish' && { hint: 'If this is empty, everyone gets the English text.' })}
            value={draft[side.body]}
            maxLength={isText ? MESSAGE_MAX_CHARACTERS : EMAIL_MAX_CHARACTERS}
            isText={isText}
            tokens={TOKENS}
            onChange={(text) => change({ [side.body]: text })}
            onBlur={onBlur(side.jobBody)}
            error={error(side.jobBody)}
          />
        </div>
      ))}
      <TemplateChoice channel={draft.channel} onPick={change} />
      <PicturesField
        media={draft.media}
        most={ONE_PICTURE}
        upload={resizePicture}
        error={error('jobMedia')}
        onChange={(media) => change({ media })}
        onUploading={onUploading}
      />
    </>
  )
}
