import { FileText } from 'lucide-react'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Template } from '@xd/core/contract/entity/template.ts'
import { templateIn } from '@xd/core/domain/message/template.ts'
import { useSpanish } from '#data/languages.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import styles from './composer.module.css'

export type TemplateData = Wire<typeof Template>

interface Props {
  channel: MessageChannel
  /** The language for the customer: its templates come first. */
  language: 'en' | 'es'
  onPick: (template: TemplateData) => void
  onClosed: (event: Event) => void
}

const LANGUAGE_NAMES = { en: 'English', es: 'Spanish' } as const
const NONE: readonly TemplateData[] = []

/** Templates for messages in the chosen channel: a chat uses the ones for texts. */
export function TemplateMenu({ channel, language, onPick, onClosed }: Props) {
  const spanish = useSpanish()
  const templates = (useCall('templates/list', {}).data?.templates ?? NONE).filter(
    (one) =>
      one.templateChannel === (channel === 'email' ? 'email' : 'sms') &&
      one.templateKind === 'message' &&
      (spanish || one.templateLanguage === 'en'),
  )
  const groups = [language, language === 'en' ? 'es' : 'en'] as const
  const entries = groups.flatMap((group): MenuEntry[] => {
    const of = templates.filter((template) => templateIn(template, language).language === group)
    if (of.length === 0) return []
    return [
      ...(spanish ? [{ kind: 'heading', key: group, label: LANGUAGE_NAMES[group] } as const] : []),
      ...of.map((template): MenuEntry => ({
        key: String(template.templateID),
        label: template.templateName,
        onSelect: () => onPick(template),
      })),
    ]
  })
  return (
    <Menu
      label="Templates"
      align="start"
      side="top"
      onCloseAutoFocus={onClosed}
      trigger={
        <Button
          variant="ghost"
          size="small"
          icon={<FileText aria-hidden="true" />}
          disabledReason={templates.length === 0 ? 'No templates for this yet' : null}
        >
          <span className={styles.word}>Templates</span>
        </Button>
      }
      entries={entries}
    />
  )
}
