import { Plus } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { LABEL_MODULE_NAMES, LABEL_MODULES, type LabelModule } from '@xd/core/domain/label/modules.ts'
import { type LabelData, useLabels } from '#data/company.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { DeleteLabel } from './delete-label.tsx'
import { LabelForm } from './label-form.tsx'
import { LabelRow } from './label-row.tsx'
import styles from './label-manager-dialog.module.css'

type Props = { module?: LabelModule | undefined; onClose: () => void }

/** Spec 1 §2: the label manager, with separate labels for each module. */
export function LabelManagerDialog({ module: asked = 'customer', onClose }: Props) {
  const [module, setModule] = useState(asked)
  const [editing, setEditing] = useState<LabelData | 'new' | null>(null)
  const [deleting, setDeleting] = useState<LabelData | null>(null)
  const labels = useLabels(module)
  /** The label as it is now: a colleague may change it while it is open. */
  const current = (opened: LabelData | null) => labels.find(({ labelID }) => labelID === opened?.labelID) ?? opened
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Labels"
        footer={
          <>
            <FooterStart>
              <Button writes icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
                New label
              </Button>
              {labels.length > 0 && <DownloadLink href={exportPath('labels', {})} label="Export CSV" />}
            </FooterStart>
            <Button onClick={onClose}>Close</Button>
          </>
        }
      >
        <Tabs
          label="Labels of"
          value={module}
          onChange={setModule}
          tabs={LABEL_MODULES.map((value) => ({
            value,
            label: LABEL_MODULE_NAMES[value],
            panel: <ModuleLabels module={value} onEdit={setEditing} onDelete={setDeleting} />,
          }))}
        />
        {editing && (
          <LabelForm
            module={module}
            label={editing === 'new' ? null : current(editing)}
            onClose={() => setEditing(null)}
          />
        )}
        <DeleteLabel label={current(deleting)} onClose={() => setDeleting(null)} />
      </Dialog>
    </>
  )
}

type ListProps = { module: LabelModule; onEdit: (label: LabelData) => void; onDelete: (label: LabelData) => void }

function ModuleLabels({ module, onEdit, onDelete }: ListProps) {
  const labels = useLabels(module)
  if (labels.length === 0)
    return (
      <EmptyState
        kind="none"
        title="No labels yet"
        text={`Create the first one for ${LABEL_MODULE_NAMES[module].toLowerCase()}.`}
      />
    )
  return (
    <ul className={styles.list}>
      {labels.map((label) => (
        <LabelRow key={label.labelID} label={label} onEdit={() => onEdit(label)} onDelete={() => onDelete(label)} />
      ))}
    </ul>
  )
}
