// Clauses that promise to pay on a day, and clauses that only name one. Each rule stands below a clause of its kind;
// clause-grammar.ts says how to read it. New words belong in words.table.ts, not here. DAY is a day that was named,
// whichever it is.
import { inParts, rule, type Word } from '#domain/text/clause-grammar.ts'

const rules = (patterns: Readonly<Record<string, string>>): readonly RegExp[] => Object.values(patterns).map(rule)

const either = (one: string, other: string): string => `(?:${one} _* ${other}|${other} _* ${one})`
const GOING =
  '(?:COME|GO (?!to (?!PAY)|out|on|home|back|away|al|a (?!PAY|la tienda|DO|DAY|TIME|COME))|BEIN (?=DAY|$|on|to|by|at|after|BEFORE|WITH|TIME|SUM))'

const PROMISES = rules({
  'I’ll pay Friday': either('PAY', 'DAY'),
  'I’ll come Saturday': either(GOING, 'DAY'),
  'See you Monday': either('SEEYOU', 'DAY'),
  '$50 Friday': either('AMOUNT', 'DAY'),
  'My check comes Friday': either('GETPAID', 'DAY'),
  'I can’t until Friday': '(?:NOT|NEED|MAYI) _* UNTIL (?:SUM|NEED)* DAY',
  'Until Friday I can’t': 'UNTIL DAY (?:NOT|CAN)',
  'I need it held to the 10th': 'NEED _{0,4} (?:to|al|a|el|the)+ DAY',
  'I’ll have it Friday': either('HAVEIT', 'DAY'),
  'I have the rest Friday': either('DO (?:for|you|SUM)+', 'DAY'),
  'Monday works': 'DAY (?:SUM|TIME)* WORKS',
  'Can we do Friday': 'CAN (?:SELF)? DO (?:on|el)? DAY',
  'I could Friday': 'CAN (?:SELF|on|el|the|SUM)* DAY $',
  'Friday I can': 'DAY (?:SUM|SELF|TIME)* CAN $',
  'It will be Monday': '(?:will|itll|ill|sera|CAN) (?:have|to|be|ser)* DAY',
  'Is Friday fine': '^ (?:is|would|will|does) DAY (?:be|good|fine|work|works|for|me|SUM)* $',
}) // prettier-ignore

/** A day alone answers “When can you pay?”. */
const BARE = rule(
  '^ (?:SUM|WITH|TIME|AMOUNT|FIGURE|TICKET|OR|TOO|UNTIL|BEFORE|CAN|DAY)* DAY (?:SUM|WITH|TIME|AMOUNT|FIGURE|TICKET|OR|TOO|BEFORE|UNTIL|DAY)* $',
)

const NOT_SO = rules({
  'I paid Friday': 'PAST',
  'If I pay Friday': '(?<!DAY ) IF',
  'I can’t Friday': '(?<!UNTIL _*) NOT (?!_* UNTIL)',
  'Until Friday I won’t': '^ NOT DAY',
  'When is it due': '^ ASK (?!DAY (?:be|good|fine|work|works|for|me|SUM)* $)',
  'Have a good Friday': 'GREET',
  'You close Friday': 'STORE',
  'It is due Friday': '(?<!PAY _*) DUE',
  'Every Friday': 'HABIT',
  'After Friday': 'AFTER (?:the|el|this)? DAY',
  'I’ll sell it Friday': 'GOODS',
}) // prettier-ignore

/** “I’ll call you Friday”, unless there is more to it. */
const OTHER = rule('OTHER')
const DEED = rules({ pay: 'PAY', come: 'COME', money: 'GETPAID', until: 'UNTIL', amount: 'AMOUNT', works: 'WORKS' })

const OFF_TOPIC = rules({
  past: 'PAST',
  ask: '^ ASK',
  store: 'STORE',
  due: 'DUE',
  other: 'OTHER',
  greet: 'GREET',
  if: 'IF',
})
const BUYS = rule('GOODS')

const isLike = (patterns: readonly RegExp[], clause: string): boolean =>
  patterns.some((pattern) => pattern.test(clause))

/** Whether a text is about goods to sell or buy: its days and amounts belong to those. */
export const isAboutGoods = (clauses: readonly (readonly Word[])[]): boolean =>
  clauses.some((clause) => BUYS.test(inParts(clause)))

export const promises = (words: readonly Word[]): boolean => {
  const clause = inParts(words)
  if (isLike(NOT_SO, clause) || (OTHER.test(clause) && !isLike(DEED, clause))) return false
  return isLike(PROMISES, clause)
}

/** A clause that names a day and nothing else. */
export const isBareDay = (words: readonly Word[]): boolean => BARE.test(inParts(words))

/** Whether a bare day beside this clause belongs to it. */
export const isAboutElse = (words: readonly Word[]): boolean => isLike(OFF_TOPIC, inParts(words))
