import { useState } from 'react'
import { closureOn } from '@xd/core/domain/hours/closure.ts'
import { type Holiday, holidaysFrom } from '@xd/core/domain/hours/federal-holidays.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { call } from '#data/calls.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { shortDay } from '#ui/picker/month.ts'
import type { ClosureData } from './closure-words.ts'

interface Props {
  today: LocalDay
  closures: readonly ClosureData[]
  onClose: () => void
}

/**
 * The federal holidays of the next twelve months, as closing days for all stores. Those on a fixed date repeat every
 * year.
 */
export function HolidaysDialog({ today, closures, onClose }: Props) {
  const everywhere = closures.filter(({ storeID }) => storeID === null)
  const offered = holidaysFrom(today).filter(({ day }) => closureOn(everywhere, day) === undefined)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const { leave, guard } = useLeaving(chosen.length > 0, onClose)
  const add = async ({ name: note, day, fixed: yearly }: Holiday) =>
    call('settings/stores/closures/save', { closure: { storeID: null, day, note, yearly } })
  const submit = async () => {
    const days = offered.filter(({ name }) => chosen.includes(name))
    if (days.length === 0 || busy) return
    setBusy(true)
    try {
      for (const day of days) await add(day)
      toast(`${countOf(days.length, 'holiday')} added`)
      leave()
    } catch (failure) {
      toastFailure(failure as Error)
      setBusy(false)
    }
    void refetchAfter('reload_stores')
  }
  return (
    <EditorDialog
      onClose={leave}
      title="Add federal holidays"
      description="All stores stay closed on the days you choose."
      size="small"
      dirty={chosen.length > 0}
      onSubmit={() => void submit()}
      does="Add holidays"
      busy={busy}
      refusal={chosen.length === 0 ? 'Choose at least one holiday.' : null}
    >
      {offered.length === 0 && <p>All federal holidays of the next twelve months are in the list.</p>}
      {offered.map(({ name, day, fixed }) => (
        <Checkbox
          key={name}
          label={name}
          hint={fixed ? `${shortDay(day)}, and every year` : shortDay(day)}
          checked={chosen.includes(name)}
          onChange={(wanted) => setChosen((now) => (wanted ? [...now, name] : now.filter((one) => one !== name)))}
        />
      ))}
      {guard}
    </EditorDialog>
  )
}
