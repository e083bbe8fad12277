import type { CallClient } from '@xd/core/client/call-client.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { shownStatus } from '@xd/core/domain/payment/status.ts'
import { dollars } from '#output/figure.ts'
import { storeNameOf } from '#session/list-options.ts'
import type { Payment } from './table.ts'

/** Amount, customer, store and state, shown before a money command runs. */
export const whose = async (calls: CallClient, payment: Payment): Promise<string> =>
  `${dollars(payment.paymentAmount)} of ${customerName(payment.customer)} at ${await storeNameOf(calls, payment.storeID)} (${shownStatus(payment)})`
