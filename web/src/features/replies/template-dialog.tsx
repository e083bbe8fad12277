import { EMAIL_MAX_CHARACTERS } from '@xd/core/domain/message/limits.ts'
import { MESSAGE_MAX_CHARACTERS } from '@xd/core/domain/message/segments.ts'
import { TEMPLATE_KIND_LABELS } from '@xd/core/domain/message/template.ts'
import { kindsOffered } from '@xd/core/domain/message/template-kind.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { useSpanish } from '#data/languages.ts'
import { refetchAfter, refetchOnConflict } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { useCallMutation } from '#data/use-call.ts'
import { TokenArea } from '#parts/message/token-area.tsx'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Preview } from './preview.tsx'
import { draftOf, namesOf, type TemplateDraft, toSave } from './template-draft.ts'
import type { TemplateData } from './template-draft.ts'
import styles from './replies.module.css'

const CHANNELS = [
  { value: 'sms', label: 'Text' },
  { value: 'email', label: 'Email' },
] as const
const SIDES = [
  { language: 'en', label: 'English', subject: 'subject', body: 'body' },
  { language: 'es', label: 'Spanish', subject: 'subjectES', body: 'bodyES' },
] as const satisfies readonly { language: Language; label: string; subject: keyof TemplateDraft; body: string }[]

/**
 * A template, existing or new, with English and Spanish side by side if the company writes Spanish, and a preview of
 * the customer's message.
 */
export function TemplateDialog({ template, onClose }: { template: TemplateData | null; onClose: () => void }) {
  const spanish = useSpanish()
  const { features } = useSignedIn().company
  const save = useCallMutation('templates/save', {
    onSuccess: () => {
      void refetchAfter('reload_templates')
      toast(template ? 'Template saved' : 'Template added')
    },
    onError: refetchOnConflict('reload_templates'),
  })
  const editor = useEditor(save, {
    saved: draftOf(template),
    version: template?.templateVersion,
    record: 'template',
    onClose,
  })
  const { first, draft, change, field } = editor
  const names = namesOf(draft)
  const isText = draft.channel === 'sms'
  return (
    <EditorDialog
      {...editor.dialog}
      title={template ? `Edit ${template.templateName}` : 'Add a template'}
      size="broad"
      onSubmit={() => editor.save({ template: toSave(draft, template) })}
      does={template ? 'Save template' : 'Add template'}
    >
      <div className={styles.editor}>
        {save.isError && <NotSaved error={save.error} what="template" isNew={template === null} />}
        <FieldPair>
          <TextField writes label="Name" required maxLength={80} {...field('name', 'templateName')} />
          <SelectField
            writes
            label="For"
            options={kindsOffered(features, first.kind).map((value) => ({ value, label: TEMPLATE_KIND_LABELS[value] }))}
            {...field('kind', 'templateKind')}
          />
          <div className={styles.set}>
            <span className={styles.label}>Channel</span>
            <SegmentedControl
              label="Channel"
              value={draft.channel}
              onChange={(channel) => change({ channel })}
              segments={CHANNELS}
            />
          </div>
        </FieldPair>
        <div className={styles.languages}>
          {SIDES.filter(({ language }) => spanish || language === 'en').map(({ language, label, subject, body }) => (
            <div key={language} className={styles.side}>
              {!isText && (
                <TextField
                  writes
                  label={spanish ? `${label} subject` : 'Subject'}
                  maxLength={200}
                  {...field(subject, names[language].subject)}
                />
              )}
              <TokenArea
                label={spanish ? label : 'Text'}
                maxLength={isText ? MESSAGE_MAX_CHARACTERS : EMAIL_MAX_CHARACTERS}
                isText={isText}
                {...field(body, names[language].body)}
              />
            </div>
          ))}
        </div>
        <Preview
          texts={{ en: draft.body, es: draft.bodyES }}
          {...(!isText && { subjects: { en: draft.subject, es: draft.subjectES || draft.subject } })}
          isText={isText}
        />
      </div>
    </EditorDialog>
  )
}
