import type { PaymentData } from '#data/payments.ts'
import { toast } from '#ui/overlay/toasts.tsx'

/** The customer's link, to be pasted wherever the customer reads. */
export const copyLink = ({ paymentURL }: Pick<PaymentData, 'paymentURL'>): Promise<void> =>
  navigator.clipboard.writeText(paymentURL).then(
    () => void toast('Link copied'),
    () => void toast(`Copy the link yourself: ${paymentURL}`, { tone: 'info', milliseconds: 20_000 }),
  )
