import { isSearchFilled } from '@xd/core/domain/customer/search-form.ts'
import type { PhoneCountry } from '@xd/core/domain/phone/normalize.ts'

/** The input of the New Message search. */
export interface SearchDraft {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly emailAddress: string
}

export const EMPTY_SEARCH: SearchDraft = { firstName: '', lastName: '', phoneNumber: '', emailAddress: '' }

export const isFilled = (draft: SearchDraft): boolean => isSearchFilled(draft)

/** The contact editor's initial values. */
export interface ContactPrefill {
  readonly custPhone?: string
  readonly country?: PhoneCountry
  readonly custFirstName?: string
  readonly custLastName?: string
  readonly custEmail?: string
  readonly custDL?: string
}

export const prefillOf = ({ firstName, lastName, phoneNumber, emailAddress }: SearchDraft): ContactPrefill => ({
  custFirstName: firstName.trim(),
  custLastName: lastName.trim(),
  custPhone: phoneNumber.trim(),
  custEmail: emailAddress.trim(),
})
