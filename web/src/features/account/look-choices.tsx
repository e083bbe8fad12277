import { localDay } from '@xd/core/domain/time/zone.ts'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { setDensity, useDensity } from '#ui/theme.ts'
import { setSnowChoice, useSnowChoice } from '#state/snow-choice.ts'
import { isSnowSeason } from '@xd/core/domain/calendar/snow-season.ts'
import { ThemeChoice } from './theme-choice.tsx'
import styles from './own-account.module.css'

export function LookChoices({ timezone }: { timezone: string }) {
  const snow = useSnowChoice()
  const snowy = isSnowSeason(localDay(useNow(), timezone))
  const density = useDensity()
  return (
    <div className={styles.looks}>
      <div className={styles.look}>
        Theme
        <ThemeChoice />
      </div>
      <div className={styles.look}>
        Density
        <SegmentedControl
          label="Density"
          value={density}
          onChange={setDensity}
          segments={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
        />
      </div>
      {snowy && <Switch label="Snow in winter" checked={snow} onChange={(wanted) => setSnowChoice(wanted)} />}
    </div>
  )
}
