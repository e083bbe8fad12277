import { LADDER_STEPS, type LadderStep } from '#domain/notice/ladder.ts'
import { NOTICE_LAW_LABELS } from '#domain/notice/lawful.ts'
import { joined } from '#domain/text/sentence.ts'
import { act } from '#domain/activity/act.ts'
import { type Says, counted, day, either, items, oneOf, quoted } from '#domain/activity/phrases.ts'
import { IMPORT } from './imports.ts'

/** How many notices it affected. */
const NOTICES_ACT: Says = { notices: counted('notice', 'notices') }

const NOTICES_MAILED: Says = { ...NOTICES_ACT, mailedOn: (value) => `on ${day(value)}`, trackingNumber: quoted }

interface Step {
  readonly step: LadderStep
  /** Undefined: the value is the same, but its words have changed. */
  readonly on?: boolean
}

const stepWords = ({ step, on }: Step): string => {
  const name = LADDER_STEPS[step].label.toLowerCase()
  return on === undefined ? `new text for ${name}` : `${name} ${on ? 'on' : 'off'}`
}

const NOTICE_SETTINGS: Says = {
  noticeAutoSend: either('sent automatically', 'sent after a review'),
  noticeLaw: oneOf(NOTICE_LAW_LABELS),
  texts: () => 'new text for batches',
  ladderOn: either('schedule on', 'schedule off'),
  ladderTime: (value) => `at ${String(value)}`,
  steps: (value) => joined((items(value) as Step[]).map(stepWords)),
  holdOutPercent: (value) => `${String(value)} percent left out for comparison`,
}

export const notices = {
  'notice-settings': act('Changed how notices are sent', NOTICE_SETTINGS),
  'notices-cancel': act('Canceled a batch of notices', NOTICES_ACT),
  'notices-import': act('Imported notices from a file', IMPORT),
  'notices-mailed': act('Recorded letters as mailed', NOTICES_MAILED),
  'notices-send': act('Sent a batch of notices', NOTICES_ACT),
}
