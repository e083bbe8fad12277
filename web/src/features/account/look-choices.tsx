import { localDay } from '@xd/core/domain/time/zone.ts'
import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { setDensity, setTheme, useDensity, useTheme } from '#ui/theme.ts'
import { setSnowChoice, useSnowChoice } from '#state/snow-choice.ts'
import { isSnowSeason } from '@xd/core/domain/calendar/snow-season.ts'
import styles from './own-account.module.css'

export function LookChoices({ timezone }: { timezone: string }) {
  const snow = useSnowChoice()
  const snowy = isSnowSeason(localDay(useNow(), timezone))
  const theme = useTheme()
  const density = useDensity()
  return (
    <div className={styles.looks}>
      <div className={styles.look}>
        Theme
        <SegmentedControl
          label="Theme"
          value={theme}
          onChange={setTheme}
          segments={[
            { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
            { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
            { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
          ]}
        />
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
