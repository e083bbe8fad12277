import { MessageSquareText, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useSandbox } from '#data/sandbox.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { SearchBox } from '#ui/field/search-box.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { Handset } from './handset.tsx'
import { HandsetRow } from './handset-row.tsx'
import { NewPhoneDialog } from './new-phone-dialog.tsx'
import { PhoneHints } from './phone-hints.tsx'
import { SandboxAway } from './sandbox-away.tsx'
import type { SandboxInfo, SandboxPlace } from './place.ts'
import styles from './panes.module.css'

interface Props {
  info: SandboxInfo
  place: SandboxPlace
  go: (place: SandboxPlace) => void
}

/** The customers' phones: those that have texted or been texted, newest first, and the selected one. */
export function Phones({ info, place, go }: Props) {
  const [filter, setFilter] = useState('')
  const [asking, setAsking] = useState(false)
  const now = useNow()
  // Any spelling of a number is fine; a name contains a letter.
  const sought = /\p{L}/u.test(filter) ? filter.trim() : filter.replace(/[^0-9]/g, '')
  const list = useSandbox(info.url, 'phone/list', { filter: sought })
  const phones = list.data?.phones ?? []
  const open = (phone: string) => go({ tab: 'phones', phone })
  return (
    <div className={cx(styles.panes, place.phone && styles.chosen)}>
      <section className={styles.list} aria-label="Simulated phones">
        <div className={styles.head}>
          <h2 className={styles.title}>Phones</h2>
          <Button size="small" variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAsking(true)}>
            New phone
          </Button>
        </div>
        <div className={styles.filter}>
          <SearchBox label="Find a name or number" value={filter} onChange={setFilter} />
        </div>
        <div className={styles.scroll}>
          {list.isPending && <SkeletonRows label="Loading phones" />}
          {list.isError && <SandboxAway error={list.error} refetch={list.refetch} />}
          {list.isSuccess && phones.length === 0 && (
            <EmptyState
              kind={sought ? 'filtered' : 'none'}
              title={sought ? 'No phones match this name or number' : 'No phones yet'}
              text={
                sought
                  ? undefined
                  : 'Text a customer from the inbox and their phone shows up here. Or pick up a new phone and text a store.'
              }
              {...(sought && { onClearFilters: () => setFilter('') })}
            />
          )}
          <ul className={styles.rows}>
            {phones.map((handset) => (
              <li key={handset.phone}>
                <HandsetRow
                  handset={handset}
                  stores={info.stores}
                  current={handset.phone === place.phone}
                  now={now}
                  onOpen={() => open(handset.phone)}
                />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section
        className={styles.stage}
        aria-label={place.phone ? `Phone ${formatPhone(place.phone)}` : 'No phone chosen'}
      >
        {place.phone ? (
          <Handset key={place.phone} info={info} phone={place.phone} chosen={place.with} go={go} />
        ) : (
          <EmptyState
            kind="none"
            icon={<MessageSquareText aria-hidden="true" />}
            title="Pick up a phone"
            text="Pick a customer from the list to text as them, or take a new phone."
          />
        )}
      </section>
      <PhoneHints url={info.url} />
      <NewPhoneDialog open={asking} onClose={() => setAsking(false)} onTake={open} />
    </div>
  )
}
