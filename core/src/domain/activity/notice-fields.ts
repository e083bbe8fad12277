// The meaning of the details of a line about notices.
import { LADDER_STEPS, type LadderStep } from '#domain/notice/ladder.ts'
import { NOTICE_LAW_LABELS } from '#domain/notice/lawful.ts'
import { joined } from '#domain/text/sentence.ts'
import type { Says } from './fields.ts'
import { counted, day, either, items, oneOf, quoted } from './phrases.ts'

/** How many notices it affected. */
export const NOTICES_ACT: Says = { notices: counted('notice', 'notices') }

export const NOTICES_MAILED: Says = { ...NOTICES_ACT, mailedOn: (value) => `on ${day(value)}`, trackingNumber: quoted }

interface Step {
  readonly step: LadderStep
  /** Undefined: the value is the same, but its words have changed. */
  readonly on?: boolean
}

const stepWords = ({ step, on }: Step): string => {
  const name = LADDER_STEPS[step].label.toLowerCase()
  return on === undefined ? `new text for ${name}` : `${name} ${on ? 'on' : 'off'}`
}

export const NOTICE_SETTINGS: Says = {
  noticeAutoSend: either('sent automatically', 'sent after a review'),
  noticeLaw: oneOf(NOTICE_LAW_LABELS),
  texts: () => 'new text for batches',
  ladderOn: either('schedule on', 'schedule off'),
  ladderTime: (value) => `at ${String(value)}`,
  steps: (value) => joined((items(value) as Step[]).map(stepWords)),
  holdOutPercent: (value) => `${String(value)} percent left out for comparison`,
}
