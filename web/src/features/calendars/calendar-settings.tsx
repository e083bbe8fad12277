import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { numberIn, oneOf } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import type { CalendarData } from '#data/calendars.ts'
import { useCall } from '#data/use-call.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { MainAct } from '#ui/action/main-act.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { useHeld } from '#ui/hook/use-held.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { CalendarEditor, EDITOR_TABS } from './calendar-editor.tsx'
import { DeleteCalendarDialog } from './delete-calendar-dialog.tsx'
import styles from './calendars.module.css'

const NEW = 'new'

/** The company's calendars, and the editor of the one named in the address. */
export function CalendarSettings() {
  const { params, go, over } = useAddress()
  const { data, error, refetch } = useCall('calendar/categories/list', {})
  const [deleted, setDeleted] = useState<CalendarData>()
  const isNew = params['calendar'] === NEW
  const editing = numberIn(params['calendar'])
  const edited = useHeld(
    editing,
    data?.categories.find(({ catID }) => catID === editing),
  )
  if (!data)
    return (
      <SectionPage title="Calendar">
        {error ? (
          <LoadFailed what="calendars" error={error} retry={refetch} />
        ) : (
          <SkeletonRows rows={4} label="Loading calendars" />
        )}
      </SectionPage>
    )
  if (isNew || edited)
    return (
      <CalendarEditor
        key={edited?.catID ?? NEW}
        calendar={edited ?? null}
        tab={oneOf(EDITOR_TABS, params['tab'], 'calendar')}
        onTab={(tab) => go({ tab: tab === 'calendar' ? undefined : tab }, true)}
        onSaved={(catID) => isNew && go({ calendar: catID }, true)}
        onClose={() => over({ calendar: undefined, tab: undefined })}
      />
    )
  const calendars = data.categories
  return (
    <SectionPage
      title="Calendar"
      actions={
        <div className={styles.acts}>
          {calendars.length > 0 && <DownloadLink href={exportPath('calendars', {})} label="Export CSV" />}
          <MainAct
            writes
            label="New Calendar"
            icon={<CalendarPlus aria-hidden="true" />}
            onClick={() => go({ calendar: NEW, tab: undefined })}
          />
        </div>
      }
    >
      <p className={styles.lead}>
        Everyone in the company shares these calendars and chooses which ones to see. Each calendar can have its own
        fields.
      </p>
      {calendars.length === 0 ? (
        <EmptyState kind="none" title="No calendars yet" text="Create a calendar for your entries." />
      ) : (
        <ul className={styles.list} aria-label="Calendars">
          {calendars.map((calendar) => (
            <li key={calendar.catID} className={styles.row}>
              <span className={styles.name}>
                <StoreDot color={calendar.catColor} />
                {calendar.catTitle}
              </span>
              <span className={styles.acts}>
                <Button aria-label={`Edit ${calendar.catTitle}`} onClick={() => go({ calendar: calendar.catID })}>
                  Edit
                </Button>
                <Button
                  writes
                  variant="ghost"
                  aria-label={`Delete ${calendar.catTitle}`}
                  onClick={() => setDeleted(calendar)}
                >
                  Delete
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {deleted && (
        <DeleteCalendarDialog
          calendar={calendars.find(({ catID }) => catID === deleted.catID) ?? deleted}
          others={calendars.filter(({ catID }) => catID !== deleted.catID)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </SectionPage>
  )
}
