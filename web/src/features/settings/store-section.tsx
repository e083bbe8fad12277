import { type ReactNode, useState } from 'react'
import { Contested } from '#parts/page/contested.tsx'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { useSavedForm } from '#parts/page/use-saved-form.ts'
import { Button } from '#ui/action/button.tsx'
import { useFaultFocus } from '#ui/hook/use-fault-focus.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import styles from './store-section.module.css'

interface SectionProps<Data> {
  title: string
  about: string
  /** Names the settings while they load, if the title doesn’t. */
  what?: string
  query: { data?: Data | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
  /** The form, once the settings have loaded. */
  children: (data: Data) => ReactNode
}

/** A setting that each store has. */
export function StoreSection<Data>({ title, about, what = title.toLowerCase(), query, children }: SectionProps<Data>) {
  const { data, error, isPending, refetch } = query
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{about}</p>
      {error && (
        <EmptyState
          kind="failed"
          title={`The ${what} couldn’t be loaded`}
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <SkeletonRows rows={2} label={`Loading ${what}`} />}
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

interface StoreForm<Settings, Draft> {
  readonly settings: Settings
  readonly draftOf: (settings: Settings) => Draft
  /** The toast once they are saved. */
  readonly said: string
}

type Saving<Input, Answer> = Parameters<typeof useSavedForm<Input, Answer, never, object>>[0]

/** A form for a store's settings. */
export const useStoreForm = <
  Input extends { readonly settings: unknown },
  Answer extends { readonly settings: { readonly settingsVersion: number } },
  Draft extends object,
>(
  save: Saving<Input, Answer>,
  { settings, draftOf, said }: StoreForm<Answer['settings'], Draft>,
) =>
  useSavedForm(save, {
    record: 'settings',
    saved: settings,
    draftOf,
    versionOf: ({ settingsVersion }) => settingsVersion,
    said,
  })

interface FootProps {
  foot: ReturnType<typeof useSavedForm>['foot']
  label: string
  disabledReason?: string | null
  /** Further acts, before saving. */
  children?: ReactNode
}

/** The end of such a form. */
export const SectionFoot = ({
  foot: { contest, isDirty, busy },
  label,
  disabledReason = null,
  children,
}: FootProps) => (
  <>
    <Contested contest={contest} />
    <div className={styles.acts}>
      {children}
      <Button writes type="submit" variant="primary" busy={busy} disabledReason={disabledReason}>
        {label}
      </Button>
    </div>
    <LeaveGuard dirty={isDirty && !busy} />
  </>
)
