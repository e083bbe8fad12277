import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { isRetry } from '#data/client-keys.ts'
import type { PaymentData } from '#data/payments.ts'

/** " at 2:14 PM", if an earlier attempt without an answer may have sent it; empty otherwise. */
export const sentWhen = (
  what: string,
  { messageDate }: { readonly messageDate: string },
  { storeTimezone }: Pick<PaymentData, 'storeTimezone'>,
): string => (isRetry(what) ? ` at ${storeTime(Date.parse(messageDate), storeTimezone)}` : '')
