import { DEFAULT_WEIGHT_UNIT, isWeightUnit, type WeightUnit } from '@xd/core/domain/metals/units.ts'
import { storedChoice } from '#state/stored-choice.ts'

const choice = storedChoice<WeightUnit>('xd.weight-unit', DEFAULT_WEIGHT_UNIT, {
  read: (kept) => (isWeightUnit(kept) ? kept : undefined),
  write: (unit) => unit,
})

/** Spec 2 §5: the weight unit persists in local storage, grams at first. */
export const useWeightUnit = (): [WeightUnit, (unit: WeightUnit) => void] => [choice.use(), (unit) => choice.set(unit)]
