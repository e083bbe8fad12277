import { type CustomerName, hasNoName } from './name.ts'

const initial = (name: string): string => {
  const [first = ''] = name.trim()
  return first === '' ? '' : `${first.toUpperCase()}.`
}

/** A customer without their name, where others might read it: "M. O.", and none of the phone number. */
export const customerInitials = (customer: CustomerName & { readonly custPhone: string }): string =>
  hasNoName(customer, customer.custPhone)
    ? 'a customer'
    : [initial(customer.custFirstName), initial(customer.custLastName)].filter((part) => part !== '').join(' ')
