import { Calendar, type EventInput, useCalendarController } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import theme from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { useEffect, useMemo } from 'react'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { dayOf, hasTime } from '@xd/core/domain/calendar/entry.ts'
import type { EntrySpan } from '@xd/core/domain/calendar/move.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { DayButton } from './day-button.tsx'
import styles from './grid.module.css'

/** An entry in the form the grid draws. */
export interface GridEntry {
  readonly key: string
  readonly title: string
  readonly span: EntrySpan
  readonly color: string
  /** The time and the calendar, for screen readers. */
  readonly said: string
}

interface Props {
  view: 'month' | 'week'
  day: LocalDay
  entries: readonly GridEntry[]
  /** The current minute in the company’s zone. */
  now: string
  /** Nothing can be dragged. */
  fixed: boolean
  onOpen: (key: string) => void
  onMake: (at: EntryDate) => void
  /** Dragged by its middle or its end; `putBack` reverts the display. */
  onMove: (key: string, start: EntryDate, putBack: () => void) => void
  onEnd: (key: string, end: EntryDate, putBack: () => void) => void
  onMore: (day: LocalDay) => void
}

const PLUGINS = [theme, dayGrid, timeGrid, interaction]
const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek' } as const

/** The grid knows no time zones: every time it gets or returns is as entered. */
const dateOf = (date: Date | null, allDay: boolean): EntryDate =>
  (date?.toISOString() ?? '').slice(0, allDay ? 10 : 16) as EntryDate

/** In the grid, whole days end where the next one begins. */
const eventOf = ({ key, title, span: { start, end }, color }: GridEntry, view: Props['view']): EventInput => {
  const allDay = !hasTime(start)
  const isDot = view === 'month' && !allDay && dayOf(start) === dayOf(end)
  return {
    id: key,
    title,
    allDay,
    start,
    ...(end !== start && { end: allDay ? addDays(dayOf(end), 1) : end }),
    // A tint under dark text is easier to read than a solid bar.
    color: isDot ? color : `color-mix(in srgb, ${color} 20%, var(--surface))`,
    contrastColor: 'var(--ink)',
    extendedProps: { stripe: isDot ? undefined : color },
  }
}

const lastOf = (end: Date | null, start: Date | null, allDay: boolean): EntryDate => {
  const date = dateOf(end ?? start, allDay)
  return allDay && end ? addDays(dayOf(date), -1) : date
}

/** Locale data puts a narrow space before "AM" that is invisible in our typeface, or no space at all. */
const clockWords = (text: string): string => text.replaceAll(/[\s\u202f]*([AP]M)/g, ' $1')

/** The library hides the days from screen readers, because it knows of nothing clickable in them. */
const showDay = ({ el }: { el: HTMLElement }) =>
  el.querySelector('[data-day]')?.closest('[aria-hidden]')?.removeAttribute('aria-hidden')

/** The whole title as a tip, because most are cut off, and the calendar's color at the edge of a bar. */
const dress = (title: string, stripe: unknown) => (what: HTMLElement | null) => {
  const chip = what?.closest<HTMLElement>('[role="button"]')
  if (!chip) return
  chip.dataset['tip'] = title
  chip.style.setProperty('--stripe', typeof stripe === 'string' ? stripe : 'transparent')
}

const dayAt = (date: Date): LocalDay => dateOf(date, true) as LocalDay

/** The month or the week: draws its entries and reports the user's actions on them. */
export function CalendarGrid({ view, day, entries, now, fixed, onOpen, onMake, onMove, onEnd, onMore }: Props) {
  const controller = useCalendarController()
  useEffect(() => {
    controller.changeView(VIEWS[view])
    controller.gotoDate(day)
  }, [controller, view, day])
  // A new array would redraw them all.
  const events = useMemo(() => entries.map((entry) => eventOf(entry, view)), [entries, view])
  const said = new Map(entries.map((entry) => [entry.key, entry.said]))
  return (
    <div className={styles.grid}>
      <Calendar
        controller={controller}
        plugins={PLUGINS}
        initialView={VIEWS[view]}
        initialDate={day}
        timeZone="UTC"
        now={now}
        nowIndicator
        headerToolbar={false}
        height="100%"
        fixedWeekCount={false}
        events={events}
        defaultTimedEventDuration="00:30"
        dayMaxEvents
        eventInteractive
        editable={!fixed}
        scrollTime="08:00"
        eventTimeFormat={{ hour: 'numeric', minute: '2-digit' }}
        eventMinHeight={24}
        slotHeaderFormat={{ hour: 'numeric' }}
        slotHeaderContent={({ text }) => clockWords(text)}
        dayCellTopContent={({ date, dayNumberText }) => <DayButton day={dayAt(date)} label={dayNumberText} />}
        dayHeaderContent={({ date, text, view: { type } }) =>
          type === VIEWS.week ? <DayButton day={dayAt(date)} label={text} /> : text
        }
        dayCellDidMount={showDay}
        dayHeaderDidMount={showDay}
        eventDidMount={({ el, event }) => {
          el.dataset['entry'] = event.id
          // A single Tab stop: the arrows and Enter lead from the day to its entries.
          el.tabIndex = -1
        }}
        eventContent={({ event, timeText }) => (
          <>
            {timeText !== '' && <span className={styles.time}>{clockWords(timeText)} </span>}
            <span ref={dress(event.title, event.extendedProps['stripe'])} className={styles.what}>
              {event.title}
            </span>
            <VisuallyHidden>, {said.get(event.id)}</VisuallyHidden>
          </>
        )}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          onOpen(event.id)
        }}
        dateClick={({ date, allDay, jsEvent }) => {
          if (jsEvent.target instanceof Element && jsEvent.target.closest('[data-day]')) return
          onMake(dateOf(date, allDay))
        }}
        eventDrop={({ event, revert }) => onMove(event.id, dateOf(event.start, event.allDay), revert)}
        eventResize={({ event, revert }) => onEnd(event.id, lastOf(event.end, event.start, event.allDay), revert)}
        moreLinkDidMount={({ el }) => {
          el.dataset['more'] = ''
          el.tabIndex = -1
          el.removeAttribute('aria-haspopup')
        }}
        moreLinkContent={({ numericText }) => numericText}
        moreLinkHint={(count) => `${count} more`}
        moreLinkClick={({ date }) => onMore(dayAt(date))}
      />
    </div>
  )
}
