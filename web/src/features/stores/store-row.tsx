import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { isOpenAt } from '@xd/core/domain/hours/open.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { timezoneLabel } from '@xd/core/domain/hours/timezones.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { type StoreData, useEmployees } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { StatusTag } from '#ui/status/status-tag.tsx'
import { StoreEdge } from '#parts/store/store-edge.tsx'
import { type Closing, CloseStoreDialog } from './close-store-dialog.tsx'
import { StoreHistory } from './store-history.tsx'
import styles from './stores.module.css'

function StoreState({ store, now }: { store: StoreData; now: number }) {
  if (store.storeDeleted) return <StatusTag tone="danger">Deleted</StatusTag>
  if (!store.storeEnabled) return <StatusTag tone="warning">Switched off</StatusTag>
  return isOpenAt(store, store.storeTimezone, now) ? (
    <StatusTag tone="success">Open now</StatusTag>
  ) : (
    <StatusTag tone="neutral">Closed now</StatusTag>
  )
}

export function StoreRow({ store, onEdit }: { store: StoreData; onEdit: () => void }) {
  const now = useNow()
  const employees = useEmployees()
  const [closing, setClosing] = useState<Closing>()
  const { storeID, storeName, storeAbbr, storeColor, storeSMSNumber, storeTimezone, storeEnabled, storeDeleted } = store
  const users = employees.filter(({ userAllowedStoreIDs }) => userAllowedStoreIDs.includes(storeID)).length
  const open = useCallMutation('stores/save', {
    onSuccess: () => {
      void refetchAfter('reload_stores')
      toast(`${storeName} is open again`)
    },
    onError: toastFailure,
  })
  const isRunning = storeEnabled && !storeDeleted
  return (
    <li className={styles.row}>
      <StoreEdge color={storeColor} />
      <div className={styles.what}>
        <p className={styles.name}>{storeName}</p>
        <p className={styles.facts}>
          <span>{storeAbbr}</span>
          <span className="num">{storeSMSNumber === '' ? 'No texting number' : formatPhone(storeSMSNumber)}</span>
          <span className="num">
            {timezoneLabel(storeTimezone)}, {storeTime(now, storeTimezone)}
          </span>
          {isRunning && <span>{countOf(users, 'user')}</span>}
        </p>
      </div>
      <div>
        <StoreState store={store} now={now} />
      </div>
      <div className={styles.rowActs}>
        {isRunning ? (
          <>
            <Button aria-label={`Edit ${storeName}`} onClick={onEdit}>
              Edit
            </Button>
            <Menu
              label={`More for ${storeName}`}
              trigger={<IconButton label={`More for ${storeName}`} icon={<Ellipsis />} />}
              entries={[
                { key: 'off', label: 'Switch off…', writes: true, onSelect: () => setClosing('off') },
                { key: 'delete', label: 'Delete…', writes: true, danger: true, onSelect: () => setClosing('delete') },
              ]}
            />
          </>
        ) : (
          <>
            <StoreHistory store={store} />
            <Button
              writes
              busy={open.isPending}
              aria-label={`Open again: ${storeName}`}
              onClick={() => open.mutate({ store: { storeID, storeEnabled: true, storeDeleted: false } })}
            >
              Open again
            </Button>
          </>
        )}
      </div>
      {closing && <CloseStoreDialog store={store} closing={closing} onClose={() => setClosing(undefined)} />}
    </li>
  )
}
