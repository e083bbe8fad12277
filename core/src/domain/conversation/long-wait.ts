import { DAY_MS } from '#domain/time/spans.ts'

/** Home lists the longest waits, most of them hours: only a wait of more than a day stands out. */
export const isLongWait = (waitingSince: number, now: number): boolean => now - waitingSince > DAY_MS
