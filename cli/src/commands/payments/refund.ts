import type { Command } from 'commander'
import { type Cents, dollarsFromCents, formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import { paymentCan, refundable } from '@xd/core/domain/payment/can.ts'
import { REFUND_REASON_MAX } from '@xd/core/domain/payment/refund.ts'
import { feeWithRefund, recentRefund, refundStateOf } from '@xd/core/domain/payment/refund-left.ts'
import { Failure, invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmSevere, type Severe, withSevere } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { underKey } from '#session/under-key.ts'
import { paymentDetail } from './table.ts'
import { whose } from './whose.ts'

type RefundOptions = OutputOptions &
  ServerOptions &
  Severe & {
    readonly full?: boolean
    readonly reason?: string
    readonly key?: string
    readonly whenSettled?: boolean
  }

const amountOf = (text: string | undefined, full: boolean | undefined, left: Cents): Cents => {
  if ((text === undefined) === (full !== true)) throw usageFailure('xd payments refund needs an amount, or --full')
  if (text === undefined) return left
  const parsed = parseDollars(text)
  if (!parsed.ok) throw invalidInput(`amount: ${parsed.reason}`)
  return parsed.cents
}

const reasonOf = (text = ''): string => {
  const reason = text.trim()
  if (reason === '' || reason.length > REFUND_REASON_MAX)
    throw invalidInput(`--reason must be 1 to ${REFUND_REASON_MAX} characters`)
  return reason
}

export const addTo = (payments: Command): void => {
  const command = payments
    .command('refund')
    .description('refund a card payment')
    .argument('<paymentKey>', 'the request’s key, from its link')
    .argument('[amount]', 'how much, in dollars')
    .option('--full', 'the full amount that’s left')
    .option('--reason <text>', 'the reason, kept with the payment for staff')
    .option('--key <key>', 'your own key; reusing it never refunds twice (default: a new one)')
    .option('--when-settled', 'if the card processor can’t refund part of it yet, refund it as soon as it can')
    .addHelpText(
      'before',
      `Examples:
  xd payments refund KEY 20 --reason "Paid twice"
  xd payments refund KEY --full --reason "Loan was redeemed at the counter" --confirm Ortega
`,
    )
  const severe = withSevere(command, 'the customer’s last name')
  withServer(withOutput(severe)).action(
    async (paymentKey: string, text: string | undefined, options: RefundOptions) => {
      const reason = reasonOf(options.reason)
      const calls = signedInCalls(options)
      const before = (await calls('payments/fetch', { paymentKey })).payment
      const state = refundStateOf(before)
      const amount = amountOf(text, options.full, refundable(state))
      const can = paymentCan.refund(state, amount)
      if (!can.ok) throw new Failure(can.reason)
      const fee = feeWithRefund(before, amount)
      const withFee = fee === 0 ? '' : ` and ${formatDollars(fee)} of the online fee`
      const what = `${formatDollars(amount)}${withFee} of ${await whose(calls, before)}, back to ${before.paymentResponseCardInfo ?? 'the card'}`
      const like = recentRefund(before, amount, Date.now())
      if (like && options.key === undefined)
        process.stderr.write(
          `${formatDollars(amount)} of this payment was already refunded at ${new Date(like.at).toISOString()}.\n`,
        )
      if (options.dryRun)
        return show(options, { json: before, tables: () => [paymentDetail(before)], notes: [`Would refund ${what}.`] })
      await confirmSevere(options, `Refund ${what}? This cannot be undone.`, before.customer.custLastName)
      const { payment } = await underKey(options.key, (idempotencyKey) =>
        calls('payments/refund', {
          paymentKey,
          amount: dollarsFromCents(amount),
          reason,
          idempotencyKey,
          ...(options.whenSettled && { whenSettled: true }),
        }),
      )
      await show(options, { json: payment, tables: () => [paymentDetail(payment)] })
      const last = payment.paymentRefunds.at(-1)
      if (last?.state === 'declined' || last?.state === 'error')
        throw new Failure(`Nothing was refunded. ${last.message ?? ''}`.trim())
      if (last?.dueDate)
        process.stderr.write(
          `The refund is planned for ${last.dueDate}. To check on it: xd payments show ${paymentKey}. To cancel it: xd payments cancel-refund ${paymentKey} ${last.refundID}.\n`,
        )
      else if (last?.state === 'pending')
        process.stderr.write(
          `The card processor hasn’t answered yet. To check again: xd payments show ${paymentKey}.\n`,
        )
    },
  )
}
