import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { setDensity, setTheme, useDensity, useTheme } from '#ui/theme.ts'
import styles from './user-menu-dialog.module.css'

export function LookChoices() {
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
    </div>
  )
}
