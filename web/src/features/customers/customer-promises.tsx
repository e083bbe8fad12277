import { Ellipsis, Handshake } from 'lucide-react'
import { useState } from 'react'
import { canMovePromise, keptWords, PROMISE_ENDINGS, PROMISE_LABELS } from '@xd/core/domain/promise/promise.ts'
import { type PromiseData, useClosePromise, usePromises } from '#data/promises.ts'
import { promiseWords } from '#parts/promise/promise-words.ts'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'
import { cx } from '#ui/class-names.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { PromiseDialog } from './promise-dialog.tsx'
import styles from './customer-promises.module.css'

/** Older ones are shown on request. */
const SHOWN = 3

const ENDINGS = { kept: 'Mark as kept', withdrawn: 'Withdraw' } as const

function Promised({ promise }: { promise: PromiseData }) {
  const { promiseID, promiseStatus, storeID } = promise
  const today = useStoreDay()(storeID)
  const close = useClosePromise()
  const { label, tone } = PROMISE_LABELS[promiseStatus]
  const words = promiseWords(promise, today)
  const endings = PROMISE_ENDINGS.filter((ending) => canMovePromise(promiseStatus, ending).ok)
  return (
    <li className={cx(styles.promise, promiseStatus === 'broken' && styles.broken)}>
      <span className={styles.terms}>{words}</span>
      <Tag tone={tone}>{label}</Tag>
      {endings.length > 0 && (
        <Menu
          label={`Promise ${words}`}
          trigger={
            <IconButton
              size="small"
              writes
              label={`Close the promise ${words}`}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
          entries={endings.map((ending) => ({
            key: ending,
            writes: true,
            label: ENDINGS[ending],
            onSelect: () =>
              close.mutate(
                { promiseID, promiseStatus: ending },
                { onSuccess: () => toast(`Promise: ${ending}`), onError: toastFailure },
              ),
          }))}
        />
      )}
    </li>
  )
}

/** A customer’s promises to pay: how many were kept, the latest ones, and a new one. */
export function CustomerPromises({ custID, storeID }: { custID: number; storeID: number }) {
  const query = usePromises(custID)
  const [isAdding, setIsAdding] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  if (!query.data) return query.isError ? <p className={styles.quiet}>{query.error.message}</p> : <Arriving />
  const { promises } = query.data
  const count = (status: PromiseData['promiseStatus']) =>
    promises.filter(({ promiseStatus }) => promiseStatus === status).length
  const record = keptWords({ promisesKept: count('kept'), promisesBroken: count('broken') })
  const shown = isWhole ? promises : promises.slice(0, SHOWN)
  return (
    <div className={styles.promises}>
      {promises.length === 0 && <p className={styles.quiet}>No promises to pay.</p>}
      {record !== '' && <p className="num">{record}</p>}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="Promises to pay">
          {shown.map((promise) => (
            <Promised key={promise.promiseID} promise={promise} />
          ))}
        </ul>
      )}
      {shown.length < promises.length && (
        <Button size="small" variant="ghost" onClick={() => setIsWhole(true)}>
          All {promises.length} promises
        </Button>
      )}
      <Button size="small" writes icon={<Handshake aria-hidden="true" />} onClick={() => setIsAdding(true)}>
        Add a promise
      </Button>
      {isAdding && <PromiseDialog custID={custID} storeID={storeID} onClose={() => setIsAdding(false)} />}
    </div>
  )
}
