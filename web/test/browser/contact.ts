import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'

export interface Contact {
  custID: number
  convoID: number
  phone: string
  /** "(213) 555-0147" */
  shownPhone: string
  /** "Last, First" */
  name: string
}

let made = 0

/**
 * A customer of the main store that no other test in this file uses. `ending` decides how the carrier treats the phone.
 */
export const newContact = async (world: Booted, firstName: string, ending = '4321'): Promise<Contact> => {
  const clerk = await world.signIn('clerk')
  made += 1
  const phone = `+1415${200 + made}${ending}`
  const { custID } = await clerk('customers/save', {
    customer: { custPhone: phone, custFirstName: firstName, custLastName: 'Ashdown' },
  })
  const { convo } = await clerk('customers/conversation/start', { custID, storeID: STORE.main })
  return { custID, convoID: convo.convoID, phone, shownPhone: formatPhone(phone), name: `Ashdown, ${firstName}` }
}

export const phonePath = ({ phone }: Pick<Contact, 'phone'>): string => `/sandbox?phone=${encodeURIComponent(phone)}`
