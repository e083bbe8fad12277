import { fillTokens } from '@xd/core/domain/message/template.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'

/** Fills a template or quick reply with details of the customer, the store and the sender. */
export const useTokens = (customer: CustomerData, store: StoreData) => {
  const myName = useSignedIn().user.userNickname
  return (text: string): string =>
    fillTokens(text, {
      '[FIRST_NAME]': customer.custFirstName,
      '[LAST_NAME]': customer.custLastName,
      '[STORE_NAME]': store.storeName,
      '[STORE_PHONE]': store.storePhone && formatPhone(store.storePhone),
      '[STORE_ADDRESS]': store.storeAddressStr,
      '[MY_NAME]': myName,
    })
}
