import { useNavigate } from '@tanstack/react-router'
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { SearchBox } from '#ui/field/search-box.tsx'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { useTypedAhead } from '#ui/overlay/coming-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import { Marked } from '#ui/text/marked.tsx'
import { matches } from '#ui/text/matches.ts'
import { actionGroups, loanGroups } from './action-entries.tsx'
import type { PaletteEntry, PaletteGroup } from './entry.ts'
import { foundGroups } from './found-groups.tsx'
import styles from './palette-dialog.module.css'

const PAUSE_MS = 150

/** One box for everything: customers, phones, tickets, payments, conversations, and actions. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const session = useSignedIn()
  const navigate = useNavigate()
  const now = useNow()
  const todayAt = useStoreDay()
  const [typed, setTyped] = useState('')
  // Enter while loading applies to what was typed, not to earlier results.
  const entered = useRef(false)
  useTypedAhead((ahead, isEntered) => {
    setTyped(ahead)
    entered.current = isEntered
  })
  const type = (next: string) => {
    setTyped(next)
    entered.current = false
  }
  const text = typed.trim()
  const asked = useSettled(text, PAUSE_MS)
  const found = useCall('search/find', { text: asked }, { enabled: asked !== '', keepPrevious: true })
  const go = (to: string, search?: Record<string, unknown>) => void navigate({ to, search: (search ?? {}) as never })

  const actions = actionGroups(session, (to) => go(to)).map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => matches(`${entry.title} ${entry.words ?? ''}`, text)),
  }))
  const results =
    text !== '' && found.data
      ? foundGroups(found.data, text, { go, now, timezone: session.company.companyTimezone, todayAt })
      : []
  const groups = [...loanGroups(text), ...results, ...actions].filter(({ entries }) => entries.length > 0)
  const searching = text !== '' && (asked !== text || found.isPending || found.isPlaceholderData)
  const pick = (entry: PaletteEntry) => {
    if (entry.refused) return
    onClose()
    entry.run()
  }
  useEffect(() => {
    if (searching || text === '' || !entered.current) return
    entered.current = false
    const first = groups[0]?.entries[0]
    if (first) pick(first)
  })
  return (
    <Dialog open onClose={onClose} title="Find" flush>
      <Results
        {...{ typed, groups, searching, pick }}
        onEarlyEnter={() => {
          entered.current = true
        }}
        onType={type}
        failure={text !== '' && found.isError ? found.error.message : null}
      />
    </Dialog>
  )
}

interface ResultsProps {
  readonly typed: string
  readonly onType: (text: string) => void
  readonly groups: readonly PaletteGroup[]
  readonly searching: boolean
  readonly failure: string | null
  readonly pick: (entry: PaletteEntry) => void
  /** Enter while the text is still being searched for. */
  readonly onEarlyEnter: () => void
}

function Results({ typed, onType, groups, searching, failure, pick, onEarlyEnter }: ResultsProps) {
  const entries = groups.flatMap((group) => group.entries)
  const list = useActiveOption({
    count: entries.length,
    onPick: (index) => {
      if (searching && index === 0) onEarlyEnter()
      else if (entries[index]) pick(entries[index])
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const isEarly = searching && entries.length === 0 && event.key === 'Enter' && !event.nativeEvent.isComposing
    if (isEarly) onEarlyEnter()
    else list.onKeyDown(event)
  }
  const type = (text: string) => {
    onType(text)
    list.reset()
  }
  // The lines that lead to whole lists are nothing that was found.
  const found = entries.filter(({ key }) => !key.startsWith('all-')).length
  const said = searching ? 'Searching…' : found === 0 ? 'Nothing found' : `${found} found`
  return (
    <>
      <div className={styles.search}>
        <SearchBox
          label="Find a customer, phone, ticket, payment or action"
          placeholder="Customer, phone, ticket, payment, action…"
          value={typed}
          onChange={type}
          onKeyDown={onKeyDown}
          input={list.input}
          autoFocus
        />
      </div>
      <p className={styles.state} role="status">
        {failure ?? (searching ? <Spinner label={said} /> : typed.trim() !== '' && said)}
      </p>
      <div className={styles.list} role="listbox" id={list.listId} aria-label="Found">
        {groups.map((group, place) => {
          const before = groups.slice(0, place).reduce((total, { entries: earlier }) => total + earlier.length, 0)
          return (
            <Fragment key={group.title}>
              <div className={styles.group} role="presentation">
                {group.title}
              </div>
              {group.entries.map((entry, index) => (
                <div
                  key={entry.key}
                  className={styles.option}
                  {...list.option(before + index)}
                  aria-disabled={entry.refused ? true : undefined}
                  aria-selected={list.active === before + index}
                >
                  <span className={styles.icon} aria-hidden="true">
                    {entry.icon}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.title}>
                      <Marked text={entry.title} typed={typed} />
                    </span>
                    {entry.refused && <span className={`${styles.detail} cut`}>{entry.refused}</span>}
                    {entry.detail && (
                      <span className={`${styles.detail} cut num`}>
                        <Marked text={entry.detail} typed={typed} />
                      </span>
                    )}
                  </span>
                  {entry.after && <span className={`${styles.after} num`}>{entry.after}</span>}
                </div>
              ))}
            </Fragment>
          )
        })}
      </div>
    </>
  )
}
