// Each kind of message, by the customer's withdrawal: whether it is still sent, by channel. Consent is withdrawn by any
// reasonable means, for the kind of message that it was given for; within ten business days such messages stop (47 CFR
// 64.1200(a)(10)). Here they stop at once. STOP withdraws from every automatic message, emails about loans included;
// its one confirmation is allowed (64.1200(a)(12)). A person's own message is no automated text, so it stays possible
// unless the customer has said STOP.

/** Why a message is written. */
export const PURPOSES = [
  /** Confirmation of STOP. */
  'confirmation',
  /** Answer to START or HELP. */
  'answer',
  /** Auto-reply after hours. */
  'auto-reply',
  /** Code that proves a phone. */
  'code',
  /** Receipt for an action just completed. */
  'receipt',
  /** Staff’s own message. */
  'staff',
  /** Payment request. */
  'request',
  /** A payment plan's request. */
  'schedule',
  /** Answer to a customer who asks how to pay. */
  'self',
  /** Reminder of a payment request. */
  'reminder',
  /** Notice before a ticket is due, or where no law asks for it. */
  'notice',
  /** Notice that a law requires. */
  'required-notice',
  /** Mailer. */
  'mailer',
  /** Request for a review. */
  'review',
] as const
export type Purpose = (typeof PURPOSES)[number]

/**
 * Blocking is the store's own act. `loans` and `marketing` are the two consents; an unsubscribed email is `marketing`.
 * `asked`: a request to stop, in other words than STOP, that nobody has decided yet.
 */
export const WITHDRAWALS = ['blocked', 'stop', 'loans', 'marketing', 'asked'] as const
export type Withdrawal = (typeof WITHDRAWALS)[number]

/** `warns`: it is sent, but its sender is warned first. `letter`: it is mailed on paper instead. */
export type Outcome = 'sends' | 'warns' | 'stops' | 'letter'

type Row = Readonly<Record<'sms' | 'email', Readonly<Record<Withdrawal, Outcome>>>>

/** An undecided request to stop blocks the same messages as a marketing withdrawal. */
const row = (blocked: Outcome, stop: Outcome, loans: Outcome, marketing: Outcome) =>
  ({ blocked, stop, loans, marketing, asked: marketing }) as const

/** Staff see that the customer has withdrawn, and may know better. */
const BY_HAND: Row = { sms: row('stops', 'stops', 'warns', 'sends'), email: row('stops', 'sends', 'warns', 'sends') }
/** An answer to the customer's own action. None is sent by email. */
const ANSWER: Row = { sms: row('stops', 'stops', 'sends', 'sends'), email: row('stops', 'stops', 'sends', 'sends') }
const ABOUT_LOANS = row('stops', 'stops', 'stops', 'sends')
const BY_LETTER = row('letter', 'letter', 'letter', 'sends')
const MARKETING: Row = { sms: row('stops', 'stops', 'sends', 'stops'), email: row('stops', 'sends', 'sends', 'stops') }

export const WITHDRAWAL_TABLE: Readonly<Record<Purpose, Row>> = {
  // Even a blocked customer who writes STOP gets a confirmation.
  confirmation: { sms: row('sends', 'sends', 'sends', 'sends'), email: row('sends', 'sends', 'sends', 'sends') },
  answer: ANSWER,
  'auto-reply': ANSWER,
  code: ANSWER,
  // After STOP the receipt is emailed: the customer has just paid, and STOP is about texts.
  receipt: { sms: ABOUT_LOANS, email: row('stops', 'sends', 'stops', 'sends') },
  staff: BY_HAND,
  request: BY_HAND,
  schedule: { sms: ABOUT_LOANS, email: ABOUT_LOANS },
  self: ANSWER,
  reminder: { sms: ABOUT_LOANS, email: ABOUT_LOANS },
  notice: { sms: ABOUT_LOANS, email: ABOUT_LOANS },
  'required-notice': { sms: BY_LETTER, email: BY_LETTER },
  mailer: MARKETING,
  review: MARKETING,
}
