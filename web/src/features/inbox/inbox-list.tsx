import { SquarePen } from 'lucide-react'
import { type MouseEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { MOST_AT_ONCE } from '@xd/core/domain/conversation/many.ts'
import { useEmployees, useLabels, useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useList } from '#data/use-list.ts'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { Button } from '#ui/action/button.tsx'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { MainAct } from '#ui/action/main-act.tsx'
import { LoadMore } from '#ui/list/load-more.tsx'
import { useScrollPlace } from '#ui/hook/use-scroll-place.ts'
import { whenIdle } from '#ui/hook/when-idle.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EmployeeSelector } from '#parts/employee/employee-selector.tsx'
import { conversationEntries } from './conversation-entries.tsx'
import { InboxFilterBar } from './inbox-filter-bar.tsx'
import type { InboxRowData } from './row-words.ts'
import { InboxRows } from './inbox-rows.tsx'
import type { RowAct } from './row-acts.tsx'
import { SearchedText } from './searched-text.tsx'
import { useInboxActs } from './use-inbox-acts.ts'
import { useInboxFilters } from './use-inbox-filters.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInboxSelection } from './use-inbox-selection.ts'
import { leaveFocusedRow } from './use-row-focus.ts'
import styles from './inbox-list.module.css'

// Loaded only once rows have been selected.
const BulkBar = lazyPage(() => import('./bulk-bar.tsx'), 'BulkBar')

interface Props {
  /** The conversation that is open. */
  convoID: number | undefined
  open: (id: number | undefined) => void
  /** Absent where the user may not look for customers. */
  onNewMessage: (() => void) | undefined
  /** Opens a conversation, for writing or in passing. */
  onOpened: (convoID: number | undefined, toWrite: boolean) => void
  /** The pointer rests on a row: its conversation is probably next. */
  onNear: (row: InboxRowData) => void
}

/** The list pane: filters, rows, and actions on a row by pointer or keyboard. */
export function InboxList({ convoID, open, onNewMessage, onOpened, onNear }: Props) {
  const { user, company } = useSignedIn()
  const { filters, search, isFiltered, setFilters, clear } = useInboxFilters(user.userAllowedStoreIDs)
  const list = useList('inbox/list', { search })
  const [stores, employees, labels] = [useStores(), useEmployees(), useLabels('conversation')]
  const searchBox = useRef<HTMLInputElement>(null)
  const pane = useRef<HTMLUListElement>(null)
  const place = JSON.stringify(search)
  // On a phone a conversation replaces the list.
  const scroller = useScrollPlace(place)
  useEffect(() => whenIdle(() => void BulkBar.preload()), [])

  const rows = useMemo(
    () =>
      (list.data?.pages.flatMap((page) => page.messages) ?? []).filter(
        ({ convo }) => filters.status === 'all' || convo.convoStatus === filters.status || convo.convoID === convoID,
      ),
    [list.data, filters.status, convoID],
  )
  const ids = useMemo(() => rows.map(({ convo }) => convo.convoID), [rows])
  const selection = useInboxSelection(ids, place)
  const { selected, whole, toggle, reach, all, allOfView } = selection
  const acts = useInboxActs({ view: { filters, search, convoID, open }, rows, selection })
  const [assigning, setAssigning] = useState<number | 'chosen' | null>(null)
  const assigned = rows.filter(({ convo }) =>
    assigning === 'chosen' ? selected.has(convo.convoID) : convo.convoID === assigning,
  )
  const { unread = 0, count = 0, countCapped = false, countElsewhere = 0 } = list.data?.pages[0] ?? {}
  const elsewhere = filters.status === 'archived' ? 'active' : 'archived'
  const me = user.userID

  const pass = (id: number | undefined) => {
    leaveFocusedRow()
    onOpened(id, false)
    open(id)
  }
  useInboxKeys({
    rows,
    convoID,
    me,
    acts,
    selection,
    open: pass,
    onNewMessage,
    onFilter: () => searchBox.current?.focus(),
  })

  const pick = (event: MouseEvent, id: number) => {
    // Touch has no Ctrl: once one is selected from its menu, tapping selects others.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (selected.size > 0 && isTouch) toggle(id)
    else if (!isTouch && event.target instanceof Element && event.target.closest('[data-tick]')) toggle(id)
    else if (event.shiftKey) reach(id, convoID)
    else if (event.ctrlKey || event.metaKey) toggle(id)
    else {
      // On a phone the keyboard opens only on request.
      onOpened(id, !isTouch)
      open(id)
    }
  }
  const act = ({ convo }: InboxRowData, name: RowAct) => {
    const { convoID: id, convoStatus, convoFlag, convoUnread } = convo
    if (name === 'assign') setAssigning(id)
    else if (name === 'archive') acts.archive(id, convoStatus !== 'archived')
    else if (name === 'flag') acts.changeOne(id, { flag: convoFlag === 'none' ? 'flag' : 'none' })
    else acts.changeOne(id, { unread: convoUnread === 0 })
  }
  const entriesFor = (row: InboxRowData) => {
    const { convoID: id } = row.convo
    const isChosen = selected.has(id)
    return conversationEntries(row, {
      isChosen,
      me,
      acts,
      onToggle: () => toggle(id),
      onAssignTo: () => setAssigning(isChosen ? 'chosen' : id),
    })
  }

  return (
    <section className={styles.pane} aria-label="Conversations">
      <div className={styles.head}>
        <h2 className={styles.title}>Inbox</h2>
        <span className={styles.acts}>
          {count > 0 && <DownloadLink compact href={exportPath('inbox', search)} label="Export CSV" />}
          {onNewMessage && (
            <MainAct
              writes
              size="small"
              label="New Message"
              icon={<SquarePen aria-hidden="true" />}
              onClick={onNewMessage}
            />
          )}
        </span>
      </div>
      <InboxFilterBar
        {...{ filters, unread, stores, employees, labels }}
        onChange={setFilters}
        searchRef={searchBox}
        onDone={() => pane.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
      />
      {selected.size > 0 && (
        <Suspense fallback={null}>
          <BulkBar
            count={selected.size}
            shown={rows.length}
            matching={{ count, capped: countCapped, filtered: isFiltered, status: filters.status }}
            whole={whole !== undefined}
            archived={acts.isArchive}
            flag={acts.flag}
            labels={holds(user.userPermissions, 'labels') ? labels : []}
            me={me}
            onChange={acts.changeSelected}
            onAssignTo={() => setAssigning('chosen')}
            onAll={all}
            onWhole={() =>
              allOfView(
                rows
                  .map((row) => row.messageDate)
                  .sort()
                  .at(-1) ?? '',
              )
            }
            onClear={selection.clear}
          />
        </Suspense>
      )}
      <div className={styles.scroll} {...scroller}>
        <VisuallyHidden role="status">{isFiltered && count > 0 && `${count} found`}</VisuallyHidden>
        {list.isPending && <SkeletonRows label="Loading conversations" />}
        {list.isError && rows.length === 0 && (
          <EmptyState
            kind="failed"
            title="The inbox couldn’t be loaded"
            text={list.error.message}
            onRetry={() => void list.refetch()}
            {...(isFiltered && { onClearFilters: clear })}
          />
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyState
            kind={isFiltered ? 'filtered' : 'none'}
            title={isFiltered ? 'No conversations match these filters' : `No ${filters.status} conversations`}
            {...(!isFiltered && { text: 'New texts from customers show up here.' })}
            {...(isFiltered && { onClearFilters: clear })}
            actions={
              onNewMessage && (
                <Button writes onClick={onNewMessage}>
                  New Message
                </Button>
              )
            }
          />
        )}
        {countElsewhere > 0 && (
          <Button size="small" variant="ghost" onClick={() => setFilters({ status: elsewhere })}>
            {countElsewhere} in {elsewhere === 'archived' ? 'Archived' : 'Inbox'}
          </Button>
        )}
        <SearchedText value={filters.filter.trim()}>
          <InboxRows
            {...{ rows, ids, count, convoID, selected, me, labels, entriesFor, onNear }}
            timezone={company.companyTimezone}
            list={pane}
            onPick={pick}
            onArchive={acts.archive}
            onAct={act}
          />
        </SearchedText>
        <LoadMore
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
          label="More conversations"
        />
      </div>
      <EmployeeSelector
        open={assigning !== null}
        onClose={() => setAssigning(null)}
        title={
          assigned.length === 1
            ? 'Assign to'
            : `Assign ${whole ? Math.min(count, MOST_AT_ONCE) : assigned.length} conversations to`
        }
        employees={employees.filter(({ userAllowedStoreIDs }) =>
          assigned.every(({ convo }) => userAllowedStoreIDs.includes(convo.storeID)),
        )}
        {...(assigned.length === 1 && { value: assigned[0]?.convo.convoAssignedUserID ?? null })}
        onSelect={(userID) =>
          assigning === 'chosen'
            ? acts.changeSelected({ userID })
            : assigning !== null && acts.changeOne(assigning, { userID })
        }
      />
    </section>
  )
}
