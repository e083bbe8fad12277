import { shortDuration } from '@xd/core/domain/time/relative.ts'

const NOW_MS = 5_000

/** "5m ago", "just now" */
export const sinceWords = (at: number, now: number): string =>
  now - at < NOW_MS ? 'just now' : `${shortDuration(now - at)} ago`
