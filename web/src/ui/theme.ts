import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'
export type Density = 'comfortable' | 'compact'

/** The same names are read by public/theme.js before the first paint. */
const THEME_KEY = 'xd.theme'
const DENSITY_KEY = 'xd.density'
const listeners = new Set<() => void>()

const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
const readDensity = (): Density =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable'

function choose(attribute: 'theme' | 'density', key: string, value: string | null) {
  const { dataset } = document.documentElement
  if (value === null) delete dataset[attribute]
  else dataset[attribute] = value
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage may be forbidden: the choice then lasts for this page.
  }
  for (const listener of listeners) listener()
}

export const setTheme = (theme: Theme) => choose('theme', THEME_KEY, theme === 'system' ? null : theme)
export const setDensity = (density: Density) =>
  choose('density', DENSITY_KEY, density === 'comfortable' ? null : density)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme)
export const useDensity = (): Density => useSyncExternalStore(subscribe, readDensity)
