import { type Preset, PRESETS } from './permissions.ts'

export const PRESET_NAMES = Object.keys(PRESETS) as Preset[]

export const PRESET_LABELS: Readonly<Record<Preset, string>> = { clerk: 'Clerk', manager: 'Manager', owner: 'Owner' }

/** The preset with exactly these permissions. */
export const presetOf = (permissions: readonly string[]): Preset | undefined =>
  PRESET_NAMES.find((name) => {
    const preset: readonly string[] = PRESETS[name]
    return preset.length === new Set(permissions).size && preset.every((one) => permissions.includes(one))
  })

export const roleLabel = (permissions: readonly string[]): string => {
  const preset = presetOf(permissions)
  return preset ? PRESET_LABELS[preset] : 'Custom'
}
