import { storedChoice } from '#state/stored-choice.ts'

type Theme = 'system' | 'light' | 'dark'
type Density = 'comfortable' | 'compact'

const oneOf = <Value extends string>(...values: readonly Value[]) => ({
  read: (kept: string) => values.find((value) => value === kept),
  write: (value: Value) => value,
})

// public/theme.js reads the same names before the first paint.
const theme = storedChoice<Theme>('xd.theme', 'system', oneOf('system', 'light', 'dark'))
const density = storedChoice<Density>('xd.density', 'comfortable', oneOf('comfortable', 'compact'))

export const { set: setTheme, use: useTheme } = theme
export const { set: setDensity, use: useDensity } = density

/** Applies the chosen look, from this or another tab. Only non-default choices are set for the stylesheets. */
export const followLook = (): void => {
  const { dataset } = document.documentElement
  const show = (name: 'theme' | 'density', chosen: string, usual: string) => {
    if (chosen === usual) delete dataset[name]
    else dataset[name] = chosen
  }
  theme.listen(() => show('theme', theme.get(), 'system'))
  density.listen(() => show('density', density.get(), 'comfortable'))
}
