// Spec 1 §4, contact editor: saveable when the contact already exists, or when the phone is valid, has been searched
// and is available; first and last names must also be non-blank.
import { type Can, no, yes } from '#domain/access/can.ts'
import { canNameFirst, canNameLast } from './name.ts'

export interface ContactDraft {
  readonly exists: boolean
  readonly custPhone: string
  readonly custFirstName: string
  readonly custLastName: string
  readonly phoneValid: boolean
  readonly phoneSearched: boolean
  readonly phoneAvailable: boolean
}

export const CUSTOMER_EXISTS = 'Customer already exists.'

const canUsePhone = (draft: ContactDraft): Can => {
  if (draft.exists) return yes
  if (!draft.phoneValid) return no('Enter a valid phone number')
  if (!draft.phoneSearched) return no('Checking the phone number')
  return draft.phoneAvailable ? yes : no(CUSTOMER_EXISTS)
}

export const contactSaveable = (draft: ContactDraft): Can => {
  const checks = [
    canUsePhone(draft),
    canNameFirst(draft.custFirstName, draft.custPhone),
    canNameLast(draft.custLastName),
  ]
  return checks.find((check) => !check.ok) ?? yes
}
