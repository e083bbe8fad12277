import type { WireInput } from '@xd/core/contract/calls.ts'
import { invalidInput } from '#output/failure.ts'

export const CUSTOMER_FORM = 'customer'
export const FORM_HELP = 'customer, payments, or calendar/ID for one calendar’s entries'

type Saved = WireInput<'settings/custom-fields/save'>

/** A form as a file: its module, and its fields in order. */
export type FormFile = Pick<Saved, 'moduleID' | 'fields'>

/** The server checks each field. This check only tells a form from any other file. */
export const readForm = (text: string): FormFile => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidInput('the file is not JSON', 'xd fields export')
  }
  const { moduleID, fields } = (value ?? {}) as Partial<FormFile>
  const areFields = Array.isArray(fields) && fields.every((field) => typeof field === 'object' && field !== null)
  if (typeof moduleID !== 'string' || !areFields)
    throw invalidInput('the file needs moduleID and fields', 'xd fields export')
  return { moduleID, fields }
}
