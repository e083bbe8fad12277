import type { PaymentData } from '#data/payments.ts'
import { toast } from '#ui/overlay/toasts.tsx'

/** Copies the customer's link, to paste wherever they will read it. */
export const copyLink = ({ paymentURL }: Pick<PaymentData, 'paymentURL'>): Promise<void> =>
  navigator.clipboard.writeText(paymentURL).then(
    () => void toast('Link copied'),
    () => void toast(`Copy the link yourself: ${paymentURL}`, { tone: 'info', milliseconds: 20_000 }),
  )
