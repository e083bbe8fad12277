import { isWeightUnit, WEIGHT_UNITS, type WeightUnit } from '@xd/core/domain/metals/units.ts'
import { invalidInput } from '#output/failure.ts'

export const UNIT_NAMES = Object.keys(WEIGHT_UNITS).join(', ')

const QUANTITY = /^(?:\d{1,12}(?:\.\d{1,9})?|\.\d{1,9})$/

export const quantityOf = (name: string, text: string): number => {
  if (!QUANTITY.test(text)) throw invalidInput(`${name} must be a number like 12.5, not ${text}`)
  return Number(text)
}

export const unitOf = (flag: string, text: string): WeightUnit => {
  if (!isWeightUnit(text)) throw invalidInput(`--${flag} must be ${UNIT_NAMES}, not ${text}`)
  return text
}
