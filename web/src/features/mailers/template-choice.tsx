import { FileText } from 'lucide-react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Template } from '@xd/core/contract/entity/template.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MailerDraft } from './mailer-draft.ts'
import styles from './editor.module.css'

interface Props {
  readonly channel: 'sms' | 'email'
  readonly onPick: (texts: Partial<MailerDraft>) => void
}

const NONE: readonly Wire<typeof Template>[] = []

const textsOf = (template: Wire<typeof Template>): Partial<MailerDraft> =>
  template.templateLanguage === 'es'
    ? { bodyES: template.templateBody, subjectES: template.templateSubject ?? '' }
    : {
        bodyEN: template.templateBody,
        subject: template.templateSubject ?? '',
        bodyES: template.templateBodyES,
        subjectES: template.templateSubjectES ?? '',
      }

/** Starts from a mailer template, if there is one for the channel. */
export function TemplateChoice({ channel, onPick }: Props) {
  const templates = (useCall('templates/list', {}).data?.templates ?? NONE).filter(
    ({ templateKind, templateChannel }) => templateKind === 'mailer' && templateChannel === channel,
  )
  if (templates.length === 0) return null
  return (
    <Menu
      label="Templates"
      align="start"
      trigger={
        <Button writes size="small" className={styles.start} icon={<FileText aria-hidden="true" />}>
          Use a template
        </Button>
      }
      entries={templates.map((template) => ({
        key: String(template.templateID),
        label: template.templateName,
        onSelect: () => onPick(textsOf(template)),
      }))}
    />
  )
}
