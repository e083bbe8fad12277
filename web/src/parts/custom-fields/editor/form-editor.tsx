import { Eye, Pencil, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  definitionFaults,
  type FieldModule,
  type FieldType,
  LOCKED_CUSTOMER_FIELDS,
} from '@xd/core/domain/fields/definition.ts'
import { moveField, withType } from '@xd/core/domain/fields/edit.ts'
import { refetch, refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { SortableList } from '#ui/list/sortable-list.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { AddFields } from './add-fields.tsx'
import { FieldRow } from './field-row.tsx'
import { addField, changeField, faultsByID, nameOf, toSave } from './form-draft.ts'
import { FormPreview } from './form-preview.tsx'
import { TheirVersion } from './their-version.tsx'
import { type SavedForm, useFormDraft } from './use-form-draft.ts'
import { useLossQuestions } from './use-loss-questions.tsx'
import styles from './editor.module.css'

/** The facts every customer has, above the company's own fields. */
const LockedBasics = () => (
  <section className={styles.basics} aria-label="Always part of a customer">
    <p className={styles.hint}>
      <Lock size={14} aria-hidden="true" /> Always part of a customer
    </p>
    <ul>
      {LOCKED_CUSTOMER_FIELDS.filter(({ hidden }) => !hidden).map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  </section>
)

interface Props {
  module: FieldModule
  saved: SavedForm
  about: ReactNode
  onCancel: () => void
}

export function FormEditor({ module, saved, about, onCancel }: Props) {
  const { base, fields, setFields, isDirty, theirs, startFrom, keepOver } = useFormDraft(saved)
  const [previewing, setPreviewing] = useState(false)
  /** Errors are shown once a save was tried. */
  const [tried, setTried] = useState(false)
  const [newest, setNewest] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  /** Its neighbor was removed, and focus with it. */
  const [beside, setBeside] = useState<string>()
  useEffect(() => {
    if (beside !== undefined) box.current?.querySelector<HTMLElement>(`[data-handle="${beside}"]`)?.focus()
  }, [beside])
  const loss = useLossQuestions(module, base.fields)
  const save = useCallMutation('settings/custom-fields/save', {
    onSuccess: (answer) => {
      startFrom(answer)
      setTried(false)
      toast('Custom fields saved')
      void refetchAfter('reload_custom_fields')
    },
    onError: ({ code }) => void (code === 'conflict' && refetch('settings/custom-fields/fetch')),
  })
  const faults = tried ? { ...faultsByID(save.error?.fields ?? {}), ...definitionFaults(fields, module) } : {}
  const failure = save.error && save.error.code !== 'conflict' && Object.keys(faults).length === 0 && save.error.message

  const add = (type: FieldType) => {
    const next = addField(fields, type)
    setNewest(next.at(-1)?.id)
    setFields(next)
  }
  const submit = () => {
    if (save.isPending || loss.counting) return
    setTried(true)
    const ready = toSave(fields)
    const [wrong] = Object.keys(definitionFaults(ready, module))
    if (wrong !== undefined) return box.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus()
    loss.save(ready, () => save.mutate({ moduleID: module, fields: ready, expectedVersion: base.version }))
  }

  return (
    <div className={styles.editor} ref={box}>
      {about}
      {theirs && (
        <TheirVersion base={base} theirs={theirs} onUse={() => startFrom(theirs)} onKeep={() => keepOver(theirs)} />
      )}
      {failure && (
        <Banner tone="danger" role="alert" title="The fields weren’t saved.">
          {failure}
        </Banner>
      )}
      {previewing ? (
        <section aria-label="Preview">
          <FormPreview fields={fields} />
        </section>
      ) : (
        <>
          {module === 'customer' && <LockedBasics />}
          {fields.length === 0 && <EmptyState kind="none" title="No fields yet" text="Add the first one below." />}
          {fields.length > 0 && (
            <SortableList
              label="Fields"
              className={styles.list}
              rows={fields.map((field) => ({ id: field.id, name: nameOf(field) }))}
              onMove={(from, to) => setFields(moveField(fields, from, to))}
            >
              {fields.map((field, at) => (
                <FieldRow
                  key={field.id}
                  field={field}
                  module={module}
                  fault={faults[field.id]}
                  isFirst={at === 0}
                  isLast={at === fields.length - 1}
                  isNew={field.id === newest}
                  onChange={(next) => setFields(changeField(fields, field.id, () => next))}
                  onType={(type) =>
                    loss.retype(field, type, () =>
                      setFields((now) => changeField(now, field.id, (one) => withType(one, type))),
                    )
                  }
                  onMove={(by) => setFields(moveField(fields, at, at + by))}
                  onRemove={() =>
                    loss.remove(field, () => {
                      setFields((now) => now.filter(({ id }) => id !== field.id))
                      setBeside((fields[at + 1] ?? fields[at - 1])?.id)
                    })
                  }
                />
              ))}
            </SortableList>
          )}
          <AddFields count={fields.length} onAdd={add} />
        </>
      )}
      <div className={styles.acts}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button icon={previewing ? <Pencil /> : <Eye />} onClick={() => setPreviewing(!previewing)}>
          {previewing ? 'Edit' : 'Preview'}
        </Button>
        <Button
          writes
          variant="primary"
          busy={save.isPending || loss.counting}
          disabledReason={isDirty ? null : 'Nothing has changed'}
          onClick={submit}
        >
          Save
        </Button>
      </div>
      {loss.dialog}
      <LeaveGuard dirty={isDirty} />
    </div>
  )
}
