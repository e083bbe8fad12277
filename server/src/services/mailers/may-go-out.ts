import { Effect } from 'effect'
import { extrasOf } from '@xd/core/domain/message/extras.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { fail } from '#failure.ts'
import { Email } from '#providers/email/email.ts'
import { Texting } from '#providers/texting/texting.ts'
import { findStore, listStores } from '#queries/stores.ts'
import { requireFeatures } from '#services/require-feature.ts'

interface Leaving {
  readonly jobChannel: 'sms' | 'email'
  readonly storeID: number | null
  readonly hasPictures: boolean
}

const OFF = {
  sms: 'Texting is off because no texting account is set up.',
  email: 'Email is off because no mail server is set up.',
} as const

/** Whether the provider of a channel is set up. */
export const isOn = Effect.fnUntraced(function* (channel: 'sms' | 'email') {
  return channel === 'email' ? (yield* Email).on : (yield* Texting).on
})

const lacksNumber = query(
  async (db: Db, caller: Caller, storeID: number): Promise<boolean> =>
    (await findStore(db, caller, storeID))?.storeSMSNumber === '',
)

/** The first store of a mailer whose emails lack its address: 15 U.S.C. 7704(a)(5) requires a postal address. */
const withoutAddress = query(async (db: Db, caller: Caller, storeID: number | null) =>
  (await listStores(db, caller)).find(
    (store) =>
      store.storeEnabled === 1 && store.storeAddressStr.trim() === '' && (storeID ?? store.storeID) === store.storeID,
  ),
)

/** Fails unless a mailer's channel is bought and set up, and its store can use it. */
export const requireChannel = Effect.fnUntraced(function* (
  caller: Caller,
  { jobChannel, storeID, hasPictures }: Leaving,
) {
  yield* requireFeatures(caller, extrasOf({ channel: jobChannel, pictures: hasPictures, later: false }))
  if (!(yield* isOn(jobChannel))) return yield* fail('channel_off', { sentence: OFF[jobChannel] })
  if (jobChannel === 'sms' && storeID !== null && (yield* lacksNumber(caller, storeID)))
    return yield* fail('store_cannot_text')
  const homeless = jobChannel === 'email' ? yield* withoutAddress(caller, storeID) : undefined
  if (homeless)
    return yield* fail('channel_off', {
      sentence: `Advertising emails must have a postal address by law. Enter the address of ${homeless.storeName} first.`,
    })
})
