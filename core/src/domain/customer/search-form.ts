// Spec 1 §5: the search form counts as filled if first name, last name, phone or email is present.
export interface CustomerSearchForm {
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
  readonly emailAddress?: string
}

export const isSearchFilled = (form: CustomerSearchForm): boolean =>
  [form.firstName, form.lastName, form.phoneNumber, form.emailAddress].some((field) => (field ?? '').trim() !== '')
