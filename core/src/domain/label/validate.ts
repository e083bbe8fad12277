// Spec 1 §5, label name: not blank, no line breaks, unique within the module unless it is the same label. Names are
// compared trimmed, ignoring case and invisible characters.
import { nameKey } from '#domain/text/visible.ts'

export interface ExistingLabel {
  readonly labelID: number | string
  readonly labelName: string
}

export const LABEL_NAME_ERRORS = {
  blank: 'Cannot be blank',
  lineBreak: 'Contains invalid characters',
  exists: 'Label already exists',
} as const
export type LabelNameError = (typeof LABEL_NAME_ERRORS)[keyof typeof LABEL_NAME_ERRORS]

export type LabelNameCheck = { readonly ok: true } | { readonly ok: false; readonly error: LabelNameError }

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/

const refuse = (error: LabelNameError): LabelNameCheck => ({ ok: false, error })

// `existing` are the labels of the same module; `self` is the labelID of the label being renamed.
export const validateLabelName = (
  name: string,
  existing: readonly ExistingLabel[],
  self?: number | string,
): LabelNameCheck => {
  if (nameKey(name) === '') return refuse(LABEL_NAME_ERRORS.blank)
  if (LINE_BREAK.test(name)) return refuse(LABEL_NAME_ERRORS.lineBreak)
  const key = nameKey(name)
  const taken = existing.some((label) => label.labelID !== self && nameKey(label.labelName) === key)
  return taken ? refuse(LABEL_NAME_ERRORS.exists) : { ok: true }
}
