// Results of messages: per kind and template, beside those left out of the ladder. The paid requests are those of the
// payment report, counted on the day they were sent; each is in exactly one of three parts: after a message of these
// days, after a message of other days, not after a message. So the parts add up to that report's total.
import { type Cents, cents } from '#domain/money/cents.ts'
import type { TicketOutcome } from '#domain/ticket/outcome.ts'
import { lastMessageBefore, type Moment } from './after-message.ts'
import { createCounter, type Share } from './figures.ts'
import { compareWithHoldOut, type HoldOut } from './hold-out.ts'
import { compareMessages, messageKey, type MessageKind, type UsedTemplate } from './message-kind.ts'
import { createMessageTally, type MessageFigures, type MessageTally } from './message-figures.ts'

export interface ReportedMessage extends Moment {
  readonly of: MessageKind
  readonly template: UsedTemplate | null
  /** Not sent: the customer was left out, for comparison. */
  readonly isHeldOut: boolean
}

/** A request, at the moment it was paid. */
export interface PaidRequest extends Moment {
  readonly requestedAt: number
  readonly amount: Cents
  /** How many of its tickets got new numbers. */
  readonly renewed: number
}

/** A ticket's outcome, by the ticket book. */
export interface BookedOutcome extends Moment {
  readonly outcome: TicketOutcome
}

/** All data about one customer that counts. Messages are in the order they were sent. */
export interface CustomerHistory {
  readonly messages: readonly ReportedMessage[]
  readonly payments: readonly PaidRequest[]
  readonly outcomes: readonly BookedOutcome[]
}

/** A customer's messages of one kind, written with one template. */
export interface WrittenMessages extends Omit<ReportedMessage, keyof Moment> {
  readonly messages: number
}

export interface MessageResult extends MessageFigures {
  readonly of: MessageKind
  readonly templates: readonly (MessageFigures & { readonly template: UsedTemplate | null })[]
  /** Those left out of a step of the ladder; null if nobody was, and for all other messages. */
  readonly holdOut: HoldOut | null
}

export interface MessageDollars {
  readonly messages: readonly MessageResult[]
  readonly totals: MessageFigures
  readonly otherDays: Share
  readonly notAfter: Share
  /** All of it: the paid requests of the payment report. */
  readonly paid: Share
}

interface Row {
  readonly of: MessageKind
  readonly tally: MessageTally
  readonly leftOut: MessageTally
  readonly templates: Map<string, { readonly template: UsedTemplate | null; readonly tally: MessageTally }>
}

const templateKey = (template: UsedTemplate | null): string =>
  template === null ? '' : `${template.templateID ?? `=${template.templateName}`}`

/** Adds up customers, each once, in any order. `isAsked` says whether a moment is within a store's days. */
export const createMessageDollars = (isAsked: (moment: Moment) => boolean) => {
  const rows = new Map<string, Row>()
  const [totals, otherDays, notAfter, paid] = [createMessageTally(), createCounter(), createCounter(), createCounter()]

  const rowOf = ({ of }: Pick<ReportedMessage, 'of'>): Row => {
    const key = messageKey(of)
    const row = rows.get(key) ?? {
      of,
      tally: createMessageTally(),
      leftOut: createMessageTally(),
      templates: new Map(),
    }
    rows.set(key, row)
    return row
  }
  const talliesOf = (message: Omit<ReportedMessage, keyof Moment>): readonly MessageTally[] => {
    const row = rowOf(message)
    if (message.isHeldOut) return [row.leftOut]
    const key = templateKey(message.template)
    const of = row.templates.get(key) ?? { template: message.template, tally: createMessageTally() }
    row.templates.set(key, of)
    return [row.tally, of.tally, totals]
  }

  const add = ({ messages, payments, outcomes }: CustomerHistory): void => {
    const sent = messages.filter(({ isHeldOut }) => !isHeldOut)
    const open = new Set<MessageTally>()
    const each = (message: ReportedMessage, then: (tally: MessageTally) => void) => {
      for (const tally of talliesOf(message)) {
        open.add(tally)
        then(tally)
      }
    }
    const asked = (message: ReportedMessage | undefined) =>
      message !== undefined && isAsked(message) ? message : undefined

    for (const message of messages) if (isAsked(message)) each(message, (tally) => tally.written())
    for (const payment of payments) {
      if (!isAsked({ storeID: payment.storeID, at: payment.requestedAt })) continue
      paid.add(payment.amount)
      const message = lastMessageBefore(sent, payment)
      if (message === undefined) notAfter.add(payment.amount)
      else if (isAsked(message)) each(message, (tally) => tally.paid(payment.amount))
      else otherDays.add(payment.amount)
    }
    const ends = [
      ...outcomes.map((one) => ({ ...one, tickets: 1 })),
      ...payments.map((one) => ({ ...one, outcome: 'renewed' as const, tickets: one.renewed })),
    ]
    for (const end of ends) {
      const message = asked(lastMessageBefore(sent, end))
      if (message !== undefined && end.tickets > 0) each(message, (tally) => tally.ended(end.outcome, end.tickets))
      // Being left out takes the place of the message, so that both are counted alike.
      const turn = asked(lastMessageBefore(messages, end))
      if (turn !== undefined) each(turn, (tally) => tally.cameBack())
    }
    for (const tally of open) tally.closeCustomer()
  }

  /** A customer without payments or returns after a message: only their messages of these days count. */
  const addWritten = (written: readonly WrittenMessages[]): void => {
    const open = new Set<MessageTally>()
    for (const one of written)
      for (const tally of talliesOf(one)) {
        open.add(tally)
        tally.written(one.messages)
      }
    for (const tally of open) tally.closeCustomer()
  }

  /** All paid requests of these days: those that were not added came after no message. */
  const addRest = (all: Share): void => {
    const known = paid.share()
    const rest = [cents(all.amount - known.amount), all.count - known.count] as const
    paid.add(...rest)
    notAfter.add(...rest)
  }

  const resultOf = ({ of, tally, leftOut, templates }: Row): MessageResult => {
    const figures = tally.figures()
    return {
      of,
      ...figures,
      templates: [...templates.values()]
        .map((one) => ({ template: one.template, ...one.tally.figures() }))
        .sort((a, b) => b.messages - a.messages),
      holdOut: compareWithHoldOut(figures, leftOut.figures()),
    }
  }

  const result = (): MessageDollars => ({
    messages: [...rows.values()].sort((a, b) => compareMessages(a.of, b.of)).map(resultOf),
    totals: totals.figures(),
    otherDays: otherDays.share(),
    notAfter: notAfter.share(),
    paid: paid.share(),
  })
  return { add, addWritten, addRest, result }
}
