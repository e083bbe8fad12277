// Each kind of message, once its customer has withdrawn from messages: whether it still sends, by channel.
//
// A consent is withdrawn by any reasonable means, for the kind of message that it was given for; within ten business
// days such messages stop (47 CFR 64.1200(a)(10)). Here they stop at once. STOP withdraws from every message
// that a machine sends, emails about loans included; its one confirmation is allowed (64.1200(a)(12)). What a person
// writes by hand is no automated text, so it stays possible where the customer has not said STOP.

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
  /** Receipt of an act just done. */
  'receipt',
  /** Staff’s own message. */
  'staff',
  /** Payment request. */
  'request',
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

/** `warns`: it sends, and whoever sends it is told first. `letter`: it goes by mail instead. */
export type Outcome = 'sends' | 'warns' | 'stops' | 'letter'

type Row = Readonly<Record<'sms' | 'email', Readonly<Record<Withdrawal, Outcome>>>>

/** A request to stop that is not decided yet ends what marketing ends. */
const row = (blocked: Outcome, stop: Outcome, loans: Outcome, marketing: Outcome) =>
  ({ blocked, stop, loans, marketing, asked: marketing }) as const

/** Staff see that the customer has withdrawn, and may know better. */
const BY_HAND: Row = { sms: row('stops', 'stops', 'warns', 'sends'), email: row('stops', 'sends', 'warns', 'sends') }
/** An answer to what the customer did. None is sent by email. */
const ANSWER: Row = { sms: row('stops', 'stops', 'sends', 'sends'), email: row('stops', 'stops', 'sends', 'sends') }
const ABOUT_LOANS = row('stops', 'stops', 'stops', 'sends')
const BY_LETTER = row('letter', 'letter', 'letter', 'sends')
const MARKETING: Row = { sms: row('stops', 'stops', 'sends', 'stops'), email: row('stops', 'sends', 'sends', 'stops') }

export const WITHDRAWAL_TABLE: Readonly<Record<Purpose, Row>> = {
  // Blocked or not, whoever writes STOP is told that it was heard.
  confirmation: { sms: row('sends', 'sends', 'sends', 'sends'), email: row('sends', 'sends', 'sends', 'sends') },
  answer: ANSWER,
  'auto-reply': ANSWER,
  code: ANSWER,
  // After STOP the receipt is emailed: the customer has just paid, and STOP is about texts.
  receipt: { sms: ABOUT_LOANS, email: row('stops', 'sends', 'stops', 'sends') },
  staff: BY_HAND,
  request: BY_HAND,
  reminder: { sms: ABOUT_LOANS, email: ABOUT_LOANS },
  notice: { sms: ABOUT_LOANS, email: ABOUT_LOANS },
  'required-notice': { sms: BY_LETTER, email: BY_LETTER },
  mailer: MARKETING,
  review: MARKETING,
}
