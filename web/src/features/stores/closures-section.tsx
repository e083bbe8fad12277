import { CalendarOff, Plus } from 'lucide-react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { numberIn, textIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import type { StoreData } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { useHeld } from '#ui/hook/use-held.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { ClosureDialog } from './closure-dialog.tsx'
import { hoursWords, whenWords } from './closure-words.ts'
import { HolidaysDialog } from './holidays-dialog.tsx'
import styles from './stores.module.css'

const [NEW, HOLIDAYS] = ['new', 'holidays'] as const

/** Holidays and other days with different hours, without single days that have passed. One opens over them. */
export function ClosuresSection({ stores }: { stores: readonly StoreData[] }) {
  const { company } = useSignedIn()
  const today = localDay(useNow(), company.companyTimezone)
  const { data, error, isPending, refetch } = useCall('settings/stores/closures/list', {})
  const remove = useCallMutation('settings/stores/closures/save', {
    onSuccess: () => {
      void refetchAfter('reload_stores')
      toast('Day removed')
    },
    onError: toastFailure,
  })
  const { params, over } = useAddress()
  const opened = textIn(params.day)
  const editing = numberIn(opened)
  const edited = useHeld(
    editing,
    data?.closures.find(({ closureID }) => closureID === editing),
  )
  const open = (day: number | typeof NEW | typeof HOLIDAYS | undefined) => over({ day })
  const shown = (data?.closures ?? []).filter(({ day, yearly }) => yearly || day >= today)
  const nameOf = (storeID: number | null) =>
    storeID === null ? 'All stores' : (stores.find((store) => store.storeID === storeID)?.storeName ?? '')
  return (
    <section className={styles.section} aria-label="Closed days">
      <div className={styles.top}>
        <h3 className={styles.heading}>Closed days</h3>
        <div className={styles.acts}>
          {data && data.closures.length > 0 && <DownloadLink href={exportPath('closures', {})} label="Export CSV" />}
          <Button writes onClick={() => open(HOLIDAYS)}>
            Add federal holidays
          </Button>
          <Button writes icon={<Plus aria-hidden="true" />} onClick={() => open(NEW)}>
            Add a day
          </Button>
        </div>
      </div>
      <p className={styles.lead}>
        On these days, stores are closed or have different hours. Automatic replies, payment cutoffs and due times
        adjust.
      </p>
      {error && <LoadFailed what="closed days" error={error} retry={refetch} />}
      {isPending && <SkeletonRows rows={2} label="Loading closed days" />}
      {data && shown.length === 0 && (
        <EmptyState
          kind="none"
          icon={<CalendarOff aria-hidden="true" />}
          title="No closed days ahead"
          text="Stores keep their weekly hours on every holiday."
        />
      )}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="Closed days">
          {shown.map((closure) => {
            const name = closure.note || whenWords(closure)
            return (
              <li key={closure.closureID} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.name}>{name}</p>
                  <p className={styles.facts}>
                    <span className="num">{whenWords(closure)}</span>
                    <span>{nameOf(closure.storeID)}</span>
                  </p>
                </div>
                <span className="num">{hoursWords(closure)}</span>
                <div className={styles.rowActs}>
                  <Button aria-label={`Edit ${name}`} onClick={() => open(closure.closureID)}>
                    Edit
                  </Button>
                  <Button
                    writes
                    variant="ghost"
                    aria-label={`Remove ${name}`}
                    onClick={() => remove.mutate({ closure: { closureID: closure.closureID, deleteClosure: true } })}
                  >
                    Remove
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {data && opened === HOLIDAYS && (
        <HolidaysDialog today={today} closures={data.closures} onClose={() => open(undefined)} />
      )}
      {data && (edited || opened === NEW) && (
        <ClosureDialog
          key={edited?.closureID ?? NEW}
          closure={edited ?? null}
          stores={stores}
          today={today}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  )
}
