import { handle } from '#calls/handler.ts'
import { submitPayment } from '#services/payments/submit-payment.ts'

export const submit = handle('pay/submit', ({ language = 'en', ...input }, visitor) =>
  submitPayment({ ...input, language }, visitor),
)
