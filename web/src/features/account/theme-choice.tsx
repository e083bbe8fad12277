import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { setTheme, useTheme } from '#ui/theme.ts'

export const ThemeChoice = () => (
  <SegmentedControl
    label="Theme"
    value={useTheme()}
    onChange={setTheme}
    segments={[
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ]}
  />
)
