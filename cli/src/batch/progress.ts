import { grouped } from '@xd/core/domain/text/figure.ts'
import { hasColor } from '#output/paint.ts'

const TERMINAL_MS = 200
const LOG_MS = 10_000
const QUIET_MS = 1_000
const BAR = 24

const clock = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export interface Progress {
  readonly advance: (rows: number, bytes: number) => void
  readonly finish: (failed: number) => void
}

/**
 * Rows (or another unit), rate and remaining time on stderr: one rewritten line on a terminal, a new line every ten
 * seconds elsewhere.
 */
export const createProgress = (totalBytes: number | undefined, now: () => number, what = 'rows'): Progress => {
  const { stderr } = process
  const live = stderr.isTTY === true
  const started = now()
  let last = started
  let rows = 0
  let bytes = 0

  const describe = (): string => {
    const seconds = Math.max(0.001, (now() - started) / 1000)
    const rate = `${grouped(rows)} ${what}, ${grouped(rows / seconds)}/s`
    if (!totalBytes) return rate
    const share = Math.min(1, bytes / totalBytes)
    const left = share > 0 ? `, ${clock((seconds * (1 - share)) / share)} left` : ''
    const filled = Math.round(share * BAR)
    const bar = hasColor(stderr) ? `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ` : ''
    return `${bar}${Math.floor(share * 100)}%, ${rate}${left}`
  }

  return {
    advance: (moreRows, atBytes) => {
      rows += moreRows
      bytes = atBytes
      const at = now()
      if (at - started < QUIET_MS || at - last < (live ? TERMINAL_MS : LOG_MS)) return
      last = at
      stderr.write(live ? `\r\u001b[2K${describe()}` : `${describe()}\n`)
    },
    finish: (failed) => {
      if (live && last !== started) stderr.write('\r\u001b[2K')
      if (failed > 0) stderr.write(`${grouped(failed)} of ${grouped(rows)} rows failed\n`)
    },
  }
}
