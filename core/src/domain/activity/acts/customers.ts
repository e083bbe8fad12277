import { type OptOutMeans, askedWords } from '#domain/customer/consent.ts'
import { joined } from '#domain/text/sentence.ts'
import { act } from '#domain/activity/act.ts'
import { counted, items, nameOf, unsaid } from '#domain/activity/phrases.ts'

export const customers = {
  'customer-block': act('Blocked a customer'),
  'customer-unblock': act('Unblocked a customer'),
  'customer-erase': act('Erased a customer', {
    messages: counted('message erased', 'messages erased'),
    paymentsKept: counted('payment kept', 'payments kept'),
  }),
  'customer-export': act('Exported a customer’s data'),
  'customer-merge': act('Merged customers', {
    mergedCustID: unsaid,
    mergeID: (id, naming) => `${nameOf(naming, 'merge', id as number)} became part of this customer`,
  }),
  'customer-opt-out': act('Opted a customer out of texts', { means: (means) => askedWords(means as OptOutMeans) }),
  'customer-save': act('Changed a customer', { changed: (value) => joined(items(value).map(String)) }),
  'customer-stop-dismiss': act('Dismissed a request to stop'),
  'customer-unmerge': act('Undid a merge', {
    mergedCustID: unsaid,
    mergeID: (id, naming) => `${nameOf(naming, 'merge', id as number)} is a separate customer again`,
  }),
}
