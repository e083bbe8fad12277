// How long after a customer's text an automatic answer may still leave. A text can come late: the carrier keeps
// undelivered ones while the server is down.
import { MINUTE_MS } from '#domain/time/spans.ts'

// "We are closed" or "Thanks, we will answer soon" is wrong for a text from an hour ago.
const LONGEST_ANSWERED_MS = 15 * MINUTE_MS

export const getsAutomaticAnswer = (writtenAt: number, now: number): boolean => now - writtenAt <= LONGEST_ANSWERED_MS

// 47 CFR 64.1200(a)(12): after an opt-out one text may confirm it, if it is sent within five minutes. A later one would
// be a text to someone who has withdrawn their consent. The answers to START and HELP have the same limit.
export const KEYWORD_ANSWER_MS = 5 * MINUTE_MS
