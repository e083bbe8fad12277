import { type ReactNode, useState } from 'react'
import { storeColor } from '@xd/core/domain/company/store-color.ts'
import { timezoneChoices } from '@xd/core/domain/hours/timezones.ts'
import { isTollFree, TOLL_FREE_WARNING } from '@xd/core/domain/phone/toll-free.ts'
import type { StoreData } from '#data/company.ts'
import type { StoreSaving } from '#data/store-saving.ts'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { Button } from '#ui/action/button.tsx'
import { Combobox } from '#ui/field/combobox.tsx'
import { Field } from '#ui/field/field.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { ColorButton } from '#ui/picker/color-button.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { AutoReplyFields } from './auto-reply-fields.tsx'
import { HoursTable } from './hours-table.tsx'
import type { ClosureData } from './closure-words.ts'
import { changeOf, creationOf, draftOf, modeOf, newDraft, type StoreDraft } from './store-draft.ts'
import styles from './stores.module.css'

interface Props {
  /** How it is saved: by its own company, or by XD Support. */
  saving: StoreSaving
  /** The company’s zone, which a new store starts with. */
  timezone: string
  /** Whether the company also writes to customers in Spanish. */
  spanish: boolean
  /** The company’s and the store’s own closures. */
  closures: readonly ClosureData[]
  /** Shown when its texting number changes. */
  numberWarning: ReactNode
  /** Null: a new one. */
  store: StoreData | null
  storeCount: number
  /** The effect of one more store on the bill. */
  adds: string | undefined
  onClose: () => void
  /** Starts over from what a colleague has just saved. */
  onReload: () => void
}

const ZONES = timezoneChoices(Intl.supportedValuesOf('timeZone')).map(({ timezone, label }) => ({
  value: timezone,
  text: label,
}))

const titleOf = (store: StoreData | null): string => (store ? `Edit ${store.storeName}` : 'Add a store')

/** Spec 2 §2: everything about a store. Closes once it is saved. */
export function StoreEditor({ saving, timezone, spanish, closures, numberWarning, ...shown }: Props) {
  const { store, storeCount, adds, onClose, onReload } = shown
  const { save, isPending, error } = saving
  const now = useNow()
  const [first] = useState(() => (store ? draftOf(store) : newDraft(timezone, storeColor(storeCount))))
  const [expectedVersion] = useState(store?.storeVersion)
  const [draft, setDraft] = useState<StoreDraft>(first)
  const [mode, setMode] = useState(() => modeOf(first.storeHours))
  const errors = error?.fields ?? {}
  const change = (part: Partial<StoreDraft>) => setDraft((before) => ({ ...before, ...part }))
  const text = (field: Exclude<keyof StoreDraft, 'storeHours'>) => ({
    value: draft[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errors[`store.${field}`],
    writes: true as const,
  })
  const submit = () => {
    if (isPending) return
    save(store ? { storeID: store.storeID, ...changeOf(draft, first) } : creationOf(draft), expectedVersion)
  }
  const isOther = error?.code === 'conflict'
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first)
  // Closed from outside once it is saved; at that time the save is still pending.
  const { leave, guard } = useLeaving(isDirty && !isPending, onClose)
  return (
    <EditorDialog
      onClose={leave}
      title={titleOf(store)}
      description={store ? undefined : adds}
      size="broad"
      dirty={isDirty}
      onSubmit={submit}
      does={store ? 'Save store' : 'Add store'}
      busy={isPending}
    >
      <div className={styles.editor}>
        {error && (
          <NotSaved
            error={error}
            what="store"
            isNew={store === null}
            actions={isOther && <Button onClick={onReload}>Show the new version</Button>}
          />
        )}
        <section className={styles.fields} aria-label="Details">
          <TextField label="Name" required maxLength={100} {...text('storeName')} />
          <FieldPair>
            <TextField
              label="Short name"
              hint="For lists. At most 8 characters."
              maxLength={8}
              {...text('storeAbbr')}
            />
            <Field label="Color">
              {(control) => (
                <ColorButton
                  writes
                  control={control}
                  value={draft.storeColor}
                  onChange={(color) => change({ storeColor: color })}
                />
              )}
            </Field>
          </FieldPair>
          <FieldPair>
            <TextField label="Texting number" type="tel" numeric maxLength={40} {...text('storeSMSNumber')} />
            <TextField label="Phone" type="tel" numeric maxLength={40} {...text('storePhone')} />
          </FieldPair>
          {isTollFree(`+1${draft.storeSMSNumber.replaceAll(/\D/g, '').slice(-10)}`) && (
            <Banner tone="warning" role="status" title="This texting number is toll-free.">
              {TOLL_FREE_WARNING}
            </Banner>
          )}
          {store && store.storeSMSNumber !== '' && draft.storeSMSNumber !== first.storeSMSNumber && numberWarning}
          <TextArea label="Address" rows={2} maxLength={300} {...text('storeAddressStr')} />
          <Combobox
            label="Time zone"
            required
            value={draft.storeTimezone}
            onChange={(storeTimezone) => change({ storeTimezone })}
            options={ZONES}
            error={errors['store.storeTimezone']}
          />
        </section>
        <section className={styles.section} aria-label="Hours">
          <h3 className={styles.heading}>Hours</h3>
          <HoursTable
            week={draft.storeHours}
            mode={mode}
            onMode={setMode}
            onChange={(storeHours) => change({ storeHours })}
          />
        </section>
        <section className={styles.section} aria-label="Automatic reply">
          <h3 className={styles.heading}>Automatic reply</h3>
          <p className={styles.hint}>Sent once to a customer who texts while the store is closed.</p>
          <AutoReplyFields
            draft={draft}
            closures={closures}
            spanish={spanish}
            now={now}
            errors={errors}
            onChange={change}
          />
        </section>
      </div>
      {guard}
    </EditorDialog>
  )
}
