import { type Tone, toneOf } from '@xd/core/domain/status/tone.ts'
import type { Figure } from './figure.ts'
import type { Paint } from './paint.ts'

/** A status: its words and tone for people, the stored word for programs. */
export interface Status extends Figure {
  readonly tone: Tone
}

export const status = (words: string, plain = words, tone = toneOf(words)): Status => ({ shown: words, plain, tone })

const COLORS = { neutral: undefined, info: 'cyan', success: 'green', warning: 'yellow', danger: 'red' } as const

export const inTone = (text: string, tone: Tone | undefined, paint: Paint): string => {
  const color = tone === undefined ? undefined : COLORS[tone]
  return color === undefined || text.trim() === '' ? text : paint[color](text)
}
