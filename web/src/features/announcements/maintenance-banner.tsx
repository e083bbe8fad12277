import { maintenanceCan, showsMaintenance } from '@xd/core/domain/version/maintenance.ts'
import { CalendarClock, Info, TriangleAlert, Wrench } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Banner } from '#ui/status/banner.tsx'

type Maintenance = NonNullable<Session['maintenance']>

const ICONS = { wrench: Wrench, warning: TriangleAlert, info: Info, clock: CalendarClock } as const
/** Spec 1 §9: the notice clock ticks every second. */
const TICK_MS = 1000
const KEY = 'xd.maintenance'

const readDismissed = () => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Spec 1 §2 and §4: only between its start and end; a forced one cannot be dismissed. */
export function MaintenanceBanner({ notice }: { notice: Maintenance }) {
  const now = useNow(TICK_MS)
  const [dismissed, setDismissed] = useState(readDismissed)
  const { icon, text, button, forced } = notice
  const spanned = { start: Date.parse(notice.start), end: Date.parse(notice.end), forced }
  if (!showsMaintenance(spanned, now, dismissed === notice.start)) return null
  const Icon = ICONS[icon]
  const dismiss = () => {
    setDismissed(notice.start)
    try {
      sessionStorage.setItem(KEY, notice.start)
    } catch {
      // Then it is dismissed for this page.
    }
  }
  return (
    <Banner
      bar
      tone="warning"
      role="status"
      icon={<Icon aria-hidden="true" />}
      actions={
        <>
          {button && (
            <Button size="small" onClick={() => window.open(button.href, '_blank', 'noopener')}>
              {button.label}
            </Button>
          )}
          {maintenanceCan.dismiss(spanned).ok && (
            <Button size="small" variant="ghost" onClick={dismiss}>
              Dismiss
            </Button>
          )}
        </>
      }
    >
      {text}
    </Banner>
  )
}
