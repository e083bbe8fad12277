import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { defaultStore, visibleStores } from '@xd/core/domain/access/stores.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import { useTypedAhead } from '#ui/overlay/coming-dialog.tsx'
import { matches } from '#ui/text/matches.ts'
import { actionGroups, loanGroups } from './action-entries.tsx'
import { customerActs } from './customer-acts.tsx'
import type { Go, PaletteEntry, PaletteGroup } from './entry.ts'
import { foundGroups } from './found-groups.tsx'
import { newCustomerGroup } from './new-customer-group.tsx'
import { PaletteResults } from './palette-results.tsx'
import { useFoundEntries } from './use-found-entries.tsx'
import { useRecentGroup } from './use-recent-group.tsx'

const PAUSE_MS = 150

const filled = (groups: readonly PaletteGroup[]) => groups.filter(({ entries }) => entries.length > 0)

/** Finds customers, conversations, tickets, payments and calendar entries, goes to any screen, and runs actions. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const session = useSignedIn()
  const navigate = useNavigate()
  const now = useNow()
  const todayAt = useStoreDay()
  const stores = visibleStores(useStores(), session.user)
  const [typed, setTyped] = useState('')
  // Enter while loading applies to the typed text, not to earlier results.
  const entered = useRef(false)
  useTypedAhead((ahead, isEntered) => {
    setTyped(ahead)
    entered.current = isEntered
  })
  const text = typed.trim()
  const asked = useSettled(text, PAUSE_MS)
  const found = useCall('search/find', { text: asked }, { enabled: asked !== '', keepPrevious: true })
  const go: Go = (to, search) => void navigate({ to, search: (search ?? {}) as never })
  const calendar = useFoundEntries(asked, go)
  const searching = text !== '' && (asked !== text || found.isPending || found.isPlaceholderData || calendar.searching)
  // The previous results stay until the current text has an answer.
  const [shown, setShown] = useState('')
  const answered = searching ? shown : text
  if (answered !== shown) setShown(answered)

  const actsOn = customerActs(session, go, defaultStore(stores.map(({ storeID }) => storeID)) ?? undefined)
  const recent = useRecentGroup({ go, actsOn })
  const opening = { go, actsOn, now, timezone: session.company.companyTimezone, todayAt }
  const results =
    answered !== '' && found.data ? filled([...foundGroups(found.data, answered, opening), calendar.group]) : []
  const actions = actionGroups(session, (to) => go(to)).map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => matches(`${entry.title} ${entry.words ?? ''}`, answered)),
  }))
  const mayAdd = holds(session.user.userPermissions, 'customers') && results.length === 0 && !found.isError
  const groups = filled([
    ...(answered === '' ? [recent.group] : []),
    ...loanGroups(answered),
    ...results,
    ...actions,
    ...(mayAdd ? newCustomerGroup(session, answered) : []),
  ])
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
    <PaletteResults
      {...{ typed, answered, groups, searching, pick, onClose }}
      waiting={answered === '' ? recent.waiting : 0}
      onEarlyEnter={() => {
        entered.current = true
      }}
      onType={(next) => {
        setTyped(next)
        entered.current = false
      }}
      failure={text !== '' && found.isError ? found.error.message : null}
    />
  )
}
