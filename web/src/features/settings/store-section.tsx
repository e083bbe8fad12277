import { type ReactNode, useState } from 'react'
import type { SettingRefusal } from '#data/store-settings.ts'
import { Contested } from '#parts/page/contested.tsx'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { useEdits } from '#state/use-edits.ts'
import { Button } from '#ui/action/button.tsx'
import { useFaultFocus } from '#ui/hook/use-fault-focus.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import styles from './store-section.module.css'

interface SectionProps<Data> {
  title: string
  about: string
  query: { data?: Data | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
  /** The form, once the settings have loaded. */
  children: (data: Data) => ReactNode
}

/** A setting that each store has. */
export function StoreSection<Data>({ title, about, query, children }: SectionProps<Data>) {
  const { data, error, isPending, refetch } = query
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{about}</p>
      {error && (
        <EmptyState
          kind="failed"
          title={`The ${title.toLowerCase()} couldn’t be loaded`}
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <SkeletonRows rows={2} label={`Loading ${title.toLowerCase()}`} />}
      {data !== undefined && children(data)}
    </section>
  )
}

export function SectionForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const faults = useFaultFocus(form)
  return (
    <form
      className={styles.form}
      ref={setForm}
      noValidate
      onInput={faults.onInput}
      onSubmit={(event) => {
        event.preventDefault()
        faults.onSent()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** Reports how saving went; a field's error is shown at the field instead. */
export const tellSaved = (saved: string) => ({
  onSuccess: () => toast(saved),
  onError: ({ message, fields }: { readonly message: string; readonly fields: object }) => {
    if (Object.keys(fields).length === 0) toast(message, { tone: 'danger' })
  },
})

interface Saving<Given, Settings> {
  readonly isPending: boolean
  readonly mutate: (
    input: { settings: Given; expectedVersion: number | undefined },
    told: { onSuccess: (answer: { readonly settings: Settings }) => void; onError: (error: SettingRefusal) => void },
  ) => void
}

/** A draft of a store's settings, saved with the version that it follows. */
export function useStoreSettings<Settings extends { readonly settingsVersion: number }, Draft extends object, Given>(
  settings: Settings,
  draftOf: (settings: Settings) => Draft,
  save: Saving<Given, Settings>,
  saved: string,
) {
  const edits = useEdits(draftOf(settings), settings.settingsVersion)
  const told = tellSaved(saved)
  const submit = (given: Given) =>
    save.mutate(
      { settings: given, expectedVersion: edits.expectedVersion },
      {
        onSuccess: (answer) => {
          edits.saveAs(draftOf(answer.settings), answer.settings.settingsVersion)
          told.onSuccess()
        },
        onError: (error) => {
          told.onError(error)
          edits.refused(error)
        },
      },
    )
  const { draft, change, contest, isDirty } = edits
  return { draft, change, submit, foot: { contest, isDirty, busy: save.isPending } }
}

interface FootProps {
  foot: ReturnType<typeof useStoreSettings>['foot']
  label: string
  /** Further acts, before saving. */
  children?: ReactNode
}

/** The end of such a form. */
export const SectionFoot = ({ foot: { contest, isDirty, busy }, label, children }: FootProps) => (
  <>
    <Contested contest={contest} />
    <div className={styles.acts}>
      {children}
      <Button writes type="submit" variant="primary" busy={busy}>
        {label}
      </Button>
    </div>
    <LeaveGuard dirty={isDirty && !busy} />
  </>
)
