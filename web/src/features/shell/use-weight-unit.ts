import { DEFAULT_WEIGHT_UNIT, isWeightUnit, type WeightUnit } from '@xd/core/domain/metals/units.ts'
import { useSyncExternalStore } from 'react'

const KEY = 'xd.weight-unit'
const listeners = new Set<() => void>()
/** For this page alone, where storage is forbidden. */
let unsaved: WeightUnit | null = null

const read = (): WeightUnit => {
  try {
    const kept = localStorage.getItem(KEY) ?? ''
    return isWeightUnit(kept) ? kept : (unsaved ?? DEFAULT_WEIGHT_UNIT)
  } catch {
    return unsaved ?? DEFAULT_WEIGHT_UNIT
  }
}

const choose = (unit: WeightUnit) => {
  unsaved = unit
  try {
    localStorage.setItem(KEY, unit)
  } catch {
    // The choice then lasts for this page.
  }
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Another tab may have chosen.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Spec 2 §5: the weight unit persists in local storage, grams at first. */
export const useWeightUnit = (): [WeightUnit, (unit: WeightUnit) => void] => [
  useSyncExternalStore(subscribe, read),
  choose,
]
