import { SquarePen } from 'lucide-react'
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import { MOST_AT_ONCE } from '@xd/core/domain/conversation/many.ts'
import type { ManyChange } from '#data/change-many.ts'
import { useAuthors, useEmployees, useLabels, useStores } from '#data/company.ts'
import { useConversationActs } from '#data/conversation-acts.ts'
import type { Session } from '#data/session.ts'
import { useList } from '#data/use-list.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FLAG_NAMES, FlagIcon } from '#ui/icon/flag-icon.tsx'
import { LoadMore } from '#ui/list/load-more.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { toast, toastUndo } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { EmployeeSelector } from '#ui/picker/employee-selector.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { conversations } from './bulk-words.ts'
import { InboxFilterBar } from './inbox-filter-bar.tsx'
import { InboxItem } from './inbox-item.tsx'
import type { InboxRowData } from './inbox-row.tsx'
import { useBulkActs } from './use-bulk-acts.ts'
import { useInboxFilters } from './use-inbox-filters.ts'
import { useInboxSelection } from './use-inbox-selection.ts'
import { useNow } from '#ui/hook/use-now.ts'
import styles from './inbox-list.module.css'

interface Props {
  session: Session
  onNewMessage: () => void
  /** The pointer rests on a row: its conversation is probably next. */
  onNear: (row: InboxRowData) => void
}

/** How far each view was scrolled when it was left, for as long as the tab lives. */
const leftAt = new Map<string, number>()

/** The list pane: filters, rows, and what can be done to a row by pointer or keys. */
export function InboxList({ session, onNewMessage, onNear }: Props) {
  const { user, company } = session
  const { filters, search, convoID, isFiltered, setFilter, clear, open } = useInboxFilters(user.userAllowedStoreIDs)
  const list = useList('inbox/list', search)
  const [stores, employees, authorOf, labels, now] = [useStores(), useEmployees(), useAuthors(), useLabels('conversation'), useNow()]
  const acts = useConversationActs((error) => toast(error.message, { tone: 'danger' }))
  const searchBox = useRef<HTMLInputElement>(null)
  const pane = useRef<HTMLUListElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  // On a phone the list gives way to a conversation, and is found again as it was left.
  const place = JSON.stringify(search)
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: leftAt.get(place) ?? 0 })
  }, [place])

  const rows = useMemo(
    () =>
      (list.data?.pages.flatMap((page) => page.messages) ?? []).filter(
        ({ convo }) => filters.status === 'all' || convo.convoStatus === filters.status || convo.convoID === convoID,
      ),
    [list.data, filters.status, convoID],
  )
  const ids = useMemo(() => rows.map(({ convo }) => convo.convoID), [rows])
  const { selected, whole, toggle, reach, all, allOfView, clear: choose } = useInboxSelection(ids, place)
  const changeChosen = useBulkActs()
  const [assigning, setAssigning] = useState<number | 'chosen' | null>(null)
  const assigned = rows.filter(({ convo }) => (assigning === 'chosen' ? selected.has(convo.convoID) : convo.convoID === assigning))
  const { unread = 0, count = 0, countCapped = false } = list.data?.pages[0] ?? {}
  const at = rows.findIndex((row) => row.convo.convoID === convoID)
  const current = rows[at]

  useEffect(() => {
    const row = pane.current?.querySelector<HTMLElement>('[aria-current="true"]')
    row?.scrollIntoView({ block: 'nearest' })
    // The focus goes along with those who work the list by keys, and stays with those who write.
    if (document.activeElement === document.body || pane.current?.contains(document.activeElement)) row?.focus({ preventScroll: true })
  }, [convoID])

  const go = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at < 0 ? 0 : at + by))]
    if (next) open(next.convo.convoID)
  }
  /** The focus lands on the next row, so that a line of conversations can be worked off. */
  const leave = (ids: readonly number[]) => {
    if (convoID !== undefined && ids.includes(convoID)) open(rows.slice(at + 1).concat(rows.slice(0, at).reverse()).find(({ convo }) => !ids.includes(convo.convoID))?.convo.convoID)
  }
  const archive = (id: number) => {
    const back = filters.status === 'archived'
    leave([id])
    acts.archive([id], !back)
    const done = `${conversations(1)} ${back ? 'moved back to the inbox' : 'archived'}`
    announce(done)
    toastUndo(done, () => acts.archive([id], back))
  }
  /** What is chosen is changed in one step; all that match may be more than is shown. */
  const changeSelected = (change: ManyChange) => {
    const shown = [...selected]
    changeChosen(whole ? { search, until: whole.until } : { convoIDs: shown }, change, shown)
    if (!('archived' in change)) return
    leave(shown)
    choose()
  }
  /** The acts of keys: on all that are chosen, else on the one that is open. */
  const act = (change: ManyChange, one: (id: number) => void) => {
    if (selected.size > 0) changeSelected(change)
    else if (current) one(current.convo.convoID)
  }

  const extend = (by: number) => {
    const next = rows[at + by]
    if (!current || !next) return
    reach(current.convo.convoID, current.convo.convoID)
    reach(next.convo.convoID, current.convo.convoID)
    open(next.convo.convoID)
  }
  const pick = (event: MouseEvent, id: number) => {
    // A finger has no Ctrl: once one is chosen by its menu, others are by touching them.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (selected.size > 0 && isTouch) toggle(id)
    else if (event.shiftKey) reach(id, convoID)
    else if (event.ctrlKey || event.metaKey) toggle(id)
    else open(id)
  }

  const flagged = current && current.convo.convoFlag !== 'none' ? 'none' : 'flag'
  useShortcuts([
    { keys: 'j', group: 'Inbox', does: 'Next conversation', run: () => go(1) },
    { keys: 'k', group: 'Inbox', does: 'Previous conversation', run: () => go(-1) },
    { keys: 'e', group: 'Inbox', does: filters.status === 'archived' ? 'Move back to the inbox' : 'Archive', run: () => act({ archived: filters.status !== 'archived' }, archive) },
    { keys: 'u', group: 'Inbox', does: 'Mark unread', run: () => act({ unread: true }, (id) => acts.setRead([id], true)) },
    { keys: 'f', group: 'Inbox', does: 'Flag or unflag', run: () => act({ flag: flagged }, (id) => acts.setFlag([id], flagged)) },
    { keys: 'a', group: 'Inbox', does: 'Assign to me', run: () => act({ userID: user.userID }, (id) => acts.assign([id], user.userID)) },
    { keys: 'x', group: 'Inbox', does: 'Select', run: () => current && toggle(current.convo.convoID) },
    { keys: 'Shift+ArrowDown', group: 'Inbox', does: 'Select as far as the next', run: () => extend(1) },
    { keys: 'Shift+ArrowUp', group: 'Inbox', does: 'Select as far as the one before', run: () => extend(-1) },
    { keys: 'c', group: 'Inbox', does: 'New message', run: onNewMessage },
    { keys: '/', group: 'Inbox', does: 'Filter', run: () => searchBox.current?.focus() },
  ])

  const entriesFor = ({ convo }: InboxRowData): MenuEntry[] => {
    const { convoID: id, convoUnread } = convo
    const isChosen = selected.has(id)
    const on = (change: ManyChange, one: () => void) => () => (isChosen ? changeSelected(change) : one())
    return [
      { key: 'select', label: isChosen ? 'Unselect' : 'Select', shortcut: 'X', onSelect: () => toggle(id) },
      { key: 'archive', label: convo.convoStatus === 'archived' ? 'Move to inbox' : 'Archive', shortcut: 'E', onSelect: on({ archived: filters.status !== 'archived' }, () => archive(id)) },
      { key: 'read', label: convoUnread > 0 ? 'Mark read' : 'Mark unread', shortcut: 'U', onSelect: on({ unread: convoUnread === 0 }, () => acts.setRead([id], convoUnread === 0)) },
      { key: 'me', label: 'Assign to me', shortcut: 'A', onSelect: on({ userID: user.userID }, () => acts.assign([id], user.userID)) },
      { key: 'others', label: 'Assign to…', onSelect: () => setAssigning(isChosen ? 'chosen' : id) },
      { kind: 'rule', key: 'rule' },
      ...CONVERSATION_FLAGS.map((flag): MenuEntry => ({ key: flag, label: FLAG_NAMES[flag], icon: <FlagIcon flag={flag} />, onSelect: on({ flag }, () => acts.setFlag([id], flag)) })),
    ]
  }

  return (
    <section className={styles.pane} aria-label="Conversations">
      <div className={styles.head}>
        <h2 className={styles.title}>Inbox</h2>
        <span className={styles.acts}>
          {count > 0 && <DownloadLink compact href={exportPath('inbox', search)} label="Export CSV" />}
          <Button size="small" variant="primary" icon={<SquarePen aria-hidden="true" />} onClick={onNewMessage}>
            New Message
          </Button>
        </span>
      </div>
      <InboxFilterBar {...{ filters, unread, stores, employees, labels }} onChange={setFilter} searchRef={searchBox} onDone={() => pane.current?.querySelector('button')?.focus()} />
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          shown={rows.length}
          matching={{ count, capped: countCapped, filtered: isFiltered, status: filters.status }}
          whole={whole !== undefined}
          archived={filters.status === 'archived'}
          labels={holds(user.userPermissions, 'labels') ? labels : []}
          me={user.userID}
          onChange={changeSelected}
          onAssignTo={() => setAssigning('chosen')}
          onAll={all}
          onWhole={() => allOfView(rows.map((row) => row.messageDate).sort().at(-1) ?? '')}
          onClear={choose}
        />
      )}
      <div className={styles.scroll} ref={scroller} onScroll={(event) => leftAt.set(place, event.currentTarget.scrollTop)}>
        {list.isPending && <SkeletonRows label="Loading conversations" />}
        {list.isError && rows.length === 0 && <EmptyState kind="failed" title="The inbox could not be loaded" text={list.error.message} onRetry={() => void list.refetch()} />}
        {list.isSuccess && rows.length === 0 && (
          <EmptyState
            kind={isFiltered ? 'filtered' : 'none'}
            title={isFiltered ? 'No conversations match' : `No ${filters.status} conversations`}
            text={isFiltered ? 'Nothing here with these filters.' : 'Texts from customers appear here by themselves.'}
            {...(isFiltered && { onClearFilters: clear })}
            actions={<Button variant="primary" onClick={onNewMessage}>New Message</Button>}
          />
        )}
        {/* Rows are links in a list: each is reached by Tab, by j and k, and says who and what to a screen reader. */}
        <ul className={styles.rows} ref={pane} aria-label={`${count} conversations`}>
          {rows.map((row) => (
            <InboxItem
              key={row.convo.convoID}
              {...{ row, employees, authorOf, labels, now }}
              current={row.convo.convoID === convoID}
              selected={selected.has(row.convo.convoID)}
              me={user.userID}
              timezone={company.companyTimezone}
              entries={entriesFor(row)}
              onPick={(event) => pick(event, row.convo.convoID)}
              onArchive={() => archive(row.convo.convoID)}
              onNear={() => onNear(row)}
            />
          ))}
        </ul>
        <LoadMore hasMore={list.hasNextPage} loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} label="More conversations" />
      </div>
      <EmployeeSelector
        open={assigning !== null}
        onClose={() => setAssigning(null)}
        title={assigned.length === 1 ? 'Assign to' : `Assign ${whole ? Math.min(count, MOST_AT_ONCE) : assigned.length} conversations to`}
        employees={employees.filter(({ userAllowedStoreIDs }) => assigned.every(({ convo }) => userAllowedStoreIDs.includes(convo.storeID)))}
        {...(assigned.length === 1 && { value: assigned[0]?.convo.convoAssignedUserID ?? null })}
        onSelect={(userID) => (assigning === 'chosen' ? changeSelected({ userID }) : assigning !== null && acts.assign([assigning], userID))}
      />
    </section>
  )
}
