import { dayOf, type EntryDate, newEntry } from '@xd/core/domain/calendar/entry.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useCall } from '#data/use-call.ts'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { draftOf } from './entry-draft.ts'
import { EntryEditor } from './entry-editor.tsx'
import { ManagedEntry } from './managed-entry.tsx'
import type { CalendarAddress } from './use-calendar-address.ts'

interface Props {
  today: LocalDay
  address: CalendarAddress
}

/** A new entry, at the requested day or minute. */
export function NewEntryDialog({ at, today, address }: Props & { at: EntryDate }) {
  const draft = { ...newEntry(dayOf(at)), itemDateStart: at, itemDateEnd: at }
  return <EntryEditor entry={null} first={draft} today={today} onClose={address.close} onOpen={address.openSaved} />
}

/** One entry over the calendar: its editor, or a link to where it is managed. */
export function EntryDialog({
  asked,
  today,
  address,
}: Props & { asked: { entryID: number } | { itemRefKey: string } }) {
  const { data, error, refetch } = useCall('calendar/entries/fetch', asked)
  if (data)
    return data.entry.itemRefKey === null ? (
      <EntryEditor
        key={data.entry.itemID}
        entry={data.entry}
        first={draftOf(data.entry)}
        today={today}
        onClose={address.close}
        onOpen={address.openSaved}
      />
    ) : (
      <ManagedEntry entry={data.entry} onClose={address.close} />
    )
  return (
    <Dialog open onClose={address.close} title="Entry" size="small">
      {error ? (
        <EmptyState
          kind="failed"
          title="The entry couldn’t be opened"
          text={error.message}
          {...(error.status !== 404 && { onRetry: () => void refetch() })}
        />
      ) : (
        <SkeletonLines rows={6} label="Loading the entry" />
      )}
    </Dialog>
  )
}
