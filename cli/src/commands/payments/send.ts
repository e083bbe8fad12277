import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { PAYMENT_MODES } from '@xd/core/domain/payment/mode.ts'
import { type ActOptions, withActingBatch } from '#batch/act-options.ts'
import { dollars } from '#output/figure.ts'
import { Failure, invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { storeNameOf } from '#session/list-options.ts'
import { type MilitaryCheckOptions, militaryCheckOf, withMilitaryCheck } from '#session/military-check.ts'
import { recipientsOf } from '#session/recipient.ts'
import { type OverrideOptions, withOverride } from '#session/override.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { underKey } from '#session/under-key.ts'
import { parseRequest, type Request } from './request.ts'
import { interestNotes, paymentDetail } from './table.ts'

type SendOptions = OutputOptions &
  ServerOptions &
  OverrideOptions &
  MilitaryCheckOptions &
  Moderate &
  Partial<Omit<ActOptions, keyof Moderate>> & {
    readonly memo?: string
    readonly noticeFee?: string
    readonly tickets?: string
    readonly mode?: string
    readonly validBefore?: string
    readonly note?: string
    readonly rewrite?: boolean
    readonly redeem?: boolean
    readonly key?: string
  }

/** Amount, customer and store, shown before a money command runs. */
const restate = async (calls: CallClient, { convoID, payment }: Request): Promise<string> => {
  const { convo } = await calls('customers/conversation/fetch', { convoID })
  const [{ customer }, store] = await Promise.all([
    calls('customers/fetch', { customerID: convo.custID }),
    storeNameOf(calls, convo.storeID),
  ])
  return `${dollars(payment.paymentAmount)} from ${customerName(customer)} at ${store}, for ${payment.paymentMemo} (${payment.paymentMode})`
}

const sendOne = async (convoID: string, amount: string, options: SendOptions): Promise<void> => {
  const { memo = '', noticeFee, tickets, mode, validBefore, note, rewrite, redeem } = options
  const given = { noticeFee, tickets, mode, validBefore, note, rewrite, redeem }
  const parsed = parseRequest({
    convoID,
    amount,
    memo,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  })
  if (!parsed.ok) throw invalidInput(parsed.error)
  const militaryCheck = militaryCheckOf(options)
  const payment = { ...parsed.request.payment, ...(militaryCheck && { militaryCheck }) }
  const calls = signedInCalls(options)
  const restated = await restate(calls, parsed.request)
  if (options.dryRun) {
    const { can } = await recipientsOf(calls)(parsed.request.convoID)
    if (!can.ok) throw new Failure(can.reason)
    return show(options, { json: parsed.request, tables: () => [], notes: [`Would request ${restated}.`] })
  }
  await confirmModerate(options, `Request ${restated}?`)
  const {
    payment: sent,
    similar,
    tickets: named,
    rewriteWarnings = [],
  } = await underKey(options.key, (clientMessageID) =>
    calls('payments/send', { ...parsed.request, payment, clientMessageID, overrideReason: options.overrideReason }),
  )
  return show(options, {
    json: sent,
    tables: () => [paymentDetail(sent)],
    notes: [...(similar === undefined ? [] : [similar]), ...rewriteWarnings, ...interestNotes(named)],
  })
}

export const addTo = (payments: Command): void => {
  const command = payments
    .command('send')
    .description('text the customer a link to pay')
    .argument('[convoID]', 'the conversation')
    .argument('[amount]', 'how much is due, in dollars')
    .option('--memo <text>', 'what it is for, shown to the customer')
    .option('--notice-fee <dollars>', 'the part of the amount that is the fee for the notice after maturity')
    .option('--tickets <numbers>', 'the pawn tickets, separated by commas')
    .addOption(
      payments.createOption('--mode <mode>', 'which cards can pay (default: debit-only)').choices(PAYMENT_MODES),
    )
    .option(
      '--valid-before <time>',
      'when the link expires, by the store’s clock: 2026-12-24T17:45 (default: the next payment cutoff)',
    )
    .option('--note <text>', 'a note only staff can read')
    .option('--rewrite', 'rewrite the tickets once it is paid')
    .option('--redeem', 'it pays off the tickets; the store’s online fee is added when it is paid by card')
    .option('--key <key>', 'your own key; reusing it never asks twice (default: a new one)')
    .addHelpText(
      'before',
      `Examples:
  xd payments send 17 57.25 --memo "Loan payment" --tickets 10233
  xd payments send --batch requests.csv --dry-run
  xd payments send --batch requests.csv --resume run.journal --rate 5 --errors-out failed.ndjson --yes

A batch reads the columns convoID, amount, noticeFee, memo, tickets, mode, validBefore, note, rewrite, redeem, overrideReason and key.
`,
    )
  withServer(withModerate(withActingBatch(withOutput(withOverride(withMilitaryCheck(command)))))).action(
    async (convoID: string | undefined, amount: string | undefined, options: SendOptions) => {
      if (options.batch !== undefined) {
        const { runActions } = await import('#batch/act.ts')
        const { requestJob } = await import('./send-batch.ts')
        return runActions(requestJob(signedInCalls(options)), options as ActOptions)
      }
      if (convoID === undefined || amount === undefined)
        throw usageFailure('xd payments send needs a conversation and an amount, or --batch FILE')
      return sendOne(convoID, amount, options)
    },
  )
}
