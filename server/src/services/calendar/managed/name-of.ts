import { customerName, type CustomerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'

/** How an entry names the person it is about. */
export const nameOf = (person: CustomerName & { custPhone: string }): string =>
  customerName(person) || formatPhone(person.custPhone)
