import { Ellipsis, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { TEMPLATE_KIND_LABELS, TEMPLATE_KINDS, type TemplateKind } from '@xd/core/domain/message/template.ts'
import { useSpanish } from '#data/languages.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { useOpened } from '#parts/page/use-opened.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import type { TemplateData } from './template-draft.ts'
import { TemplateDialog } from './template-dialog.tsx'
import styles from './replies.module.css'

const titleOf = (kind: TemplateKind): string => `For ${TEMPLATE_KIND_LABELS[kind].toLowerCase()}`

/** The company's templates by purpose. One opens over them. */
export function TemplatesTab() {
  const { data, error, isPending, refetch } = useCall('templates/list', {})
  const templates = data?.templates ?? []
  const opened = useOpened('open', templates, 'templateID')
  const kinds = TEMPLATE_KINDS.filter((kind) => templates.some(({ templateKind }) => templateKind === kind))
  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <p className={styles.lead}>
          Texts and emails with blanks, such as the customer’s name, that are filled in when you use them.
        </p>
        <div className={styles.acts}>
          {templates.length > 0 && <DownloadLink href={exportPath('templates', {})} label="Export" />}
          <Button writes variant="primary" icon={<Plus aria-hidden="true" />} onClick={opened.add}>
            Add a template
          </Button>
        </div>
      </div>
      {error && <LoadFailed what="templates" error={error} retry={refetch} />}
      {isPending && <SkeletonRows rows={5} label="Loading templates" />}
      {data && templates.length === 0 && <EmptyState kind="none" title="No templates yet" text="Add the first one." />}
      {kinds.map((kind) => (
        <section key={kind} className={styles.section} aria-label={titleOf(kind)}>
          <h3 className={styles.heading}>{titleOf(kind)}</h3>
          <ul className={styles.list}>
            {templates
              .filter(({ templateKind }) => templateKind === kind)
              .map((template) => (
                <TemplateRow
                  key={template.templateID}
                  template={template}
                  onOpen={() => opened.open(template.templateID)}
                />
              ))}
          </ul>
        </section>
      ))}
      {opened.isOpen && <TemplateDialog key={opened.key} template={opened.row} onClose={opened.close} />}
    </div>
  )
}

/** A Spanish-only template waits until the company writes Spanish again. */
const languagesOf = ({ templateLanguage, templateBodyES }: TemplateData, spanish: boolean): string | null => {
  if (!spanish) return templateLanguage === 'es' ? 'Spanish only, not offered' : null
  return templateLanguage === 'es' ? 'Spanish' : templateBodyES === '' ? 'English' : 'English and Spanish'
}

function TemplateRow({ template, onOpen }: { template: TemplateData; onOpen: () => void }) {
  const { templateID, templateName, templateChannel, templateBody } = template
  const languages = languagesOf(template, useSpanish())
  const [deleting, setDeleting] = useState(false)
  const remove = useCallMutation('templates/save', {
    onSuccess: () => {
      setDeleting(false)
      void refetchAfter('reload_templates')
      toast(`${templateName} deleted`)
    },
    onError: toastFailure,
  })
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{templateName}</p>
        <p className={styles.body}>{templateBody}</p>
        <p className={styles.facts}>
          <span>{templateChannel === 'email' ? 'Email' : 'Text'}</span>
          {languages && <span>{languages}</span>}
        </p>
      </div>
      <div className={styles.rowActs}>
        <Button aria-label={`Edit ${templateName}`} onClick={onOpen}>
          Edit
        </Button>
        <Menu
          label={`More for ${templateName}`}
          trigger={<IconButton label={`More for ${templateName}`} icon={<Ellipsis />} tipSide="left" />}
          entries={[
            {
              key: 'delete',
              label: 'Delete…',
              icon: <Trash2 />,
              danger: true,
              writes: true,
              onSelect: () => setDeleting(true),
            },
          ]}
        />
      </div>
      <ConfirmDialog
        open={deleting}
        onCancel={() => setDeleting(false)}
        onConfirm={() => remove.mutate({ template: { templateID, deleteTemplate: true } })}
        title={`Delete ${templateName}?`}
        description="Nobody can use it anymore. Messages made from it stay as they are."
        confirm="Delete template"
        busy={remove.isPending}
        danger
      />
    </li>
  )
}
