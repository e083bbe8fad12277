import { type ReactNode, useState } from 'react'
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
