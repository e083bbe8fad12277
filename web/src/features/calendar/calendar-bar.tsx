import { CalendarDays, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { MainAct } from '#ui/action/main-act.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { calendarFile } from './calendar-file.ts'
import { CalendarsDialog } from './calendars-dialog.tsx'
import { clockNamed } from './clock-named.ts'
import { type View, viewTitle } from './calendar-view.ts'
import { ExchangeMenu } from './exchange-menu.tsx'
import { ImportButton } from './import-button.tsx'
import { SubscribeButton } from './subscribe-button.tsx'
import type { CalendarAddress } from './use-calendar-address.ts'
import styles from './calendar.module.css'

const SEGMENTS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'list', label: 'List' },
] as const

interface Props {
  view: View
  today: LocalDay
  address: CalendarAddress
  onTurn: (by: 1 | -1) => void
  /** There is no room for the calendars beside it. */
  hasChooser: boolean
  phone: boolean
}

/** Chooses which days are shown, and how. */
export function CalendarBar({ view, today, address, onTurn, hasChooser, phone }: Props) {
  const [choosing, setChoosing] = useState(false)
  const { day, show, make } = address
  const clock = clockNamed(useNow(), useSignedIn().company.companyTimezone, [
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...useStores().map(({ storeTimezone }) => storeTimezone),
  ])
  const unit = view === 'week' ? 'week' : 'month'
  return (
    <header className={styles.bar}>
      <div className={styles.turn}>
        <IconButton label={`Previous ${unit}`} icon={<ChevronLeft />} onClick={() => onTurn(-1)} />
        <Button onClick={() => show({ day: today })}>Today</Button>
        <IconButton label={`Next ${unit}`} icon={<ChevronRight />} onClick={() => onTurn(1)} />
      </div>
      <h2 className={`${styles.title} num`} aria-live="polite">
        {viewTitle(view, day)}
        {clock && <span className={styles.clock}>{clock}</span>}
      </h2>
      {!phone && (
        <SegmentedControl
          label="View"
          value={view}
          onChange={(next) => show({ view: next, day })}
          segments={SEGMENTS}
        />
      )}
      {!phone && (
        <DownloadLink compact={hasChooser} href={calendarFile(view, day, address.filter)} label="Export CSV" />
      )}
      {hasChooser && (
        <IconButton
          writes
          variant="secondary"
          label="Calendars"
          icon={<CalendarDays />}
          onClick={() => setChoosing(true)}
        />
      )}
      {hasChooser && phone && <ExchangeMenu />}
      {hasChooser && !phone && <SubscribeButton compact />}
      {hasChooser && !phone && <ImportButton compact />}
      <MainAct writes label="New entry" icon={<Plus aria-hidden="true" />} onClick={() => make(day)} />
      <CalendarsDialog open={choosing} onClose={() => setChoosing(false)} />
    </header>
  )
}
