import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { addressLines, changedAddress, mailingAddress, NO_ADDRESS } from '@xd/core/domain/customer/address.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, found, invalid } from '#failure.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import { lockCustomer, updateCustomer } from '#queries/customers.ts'
import { lockNotices, updateNotice } from '#queries/notices.ts'
import { audit } from '#services/audit.ts'
import { noticeName } from './keep-mailed.ts'

/** Gives a letter its address. It becomes the customer's address, or only the letter's if the customer is unknown. */
export const giveAddress = Effect.fnUntraced(function* (
  caller: Caller,
  { noticeID, ...given }: Input<'notices/give-address'>,
) {
  const { write } = yield* Database
  const address = changedAddress(NO_ADDRESS, given)
  if (mailingAddress(address) === '') return yield* invalid({ custZIP: 'Enter a ZIP code, or a city and its state' })
  yield* write(
    Effect.gen(function* () {
      const notice = yield* found((yield* lockNotices(caller, [noticeID]))[0], 'notice')
      const { custID, batchID } = notice
      if (notice.noticeStatus === 'mailed')
        return yield* fail('batch_state', { sentence: `${noticeName(notice)} has been mailed already.` })
      if (custID === null) yield* updateNotice(caller, noticeID, { postalAddress: addressLines(address).join('\n') })
      else {
        const row = yield* found(yield* lockCustomer(caller, custID), 'customer')
        const otherPhones = (yield* otherPhonesOf(caller, [custID])).get(custID) ?? []
        const folded = foldCustomer({ ...row, ...address, otherPhones })
        yield* updateCustomer(caller, custID, { ...address, ...folded })
        // The address that came with it no longer counts.
        yield* updateNotice(caller, noticeID, { postalAddress: '' })
        const detail = { changed: ['address'] }
        yield* audit(caller, { action: 'customer-save', target: `customer/${custID}`, detail })
        yield* emit('reload_customer', { custID }, { companyID: caller.companyID })
      }
      yield* emit('reload_notices', { batchID }, notice)
    }),
  )
})
