import { expect, test } from 'vitest'
import { stepOf } from '#services/second-factor/totp.ts'
import { jsonTable } from '../table.ts'

interface Row {
  readonly what: string
  readonly seconds: number
  readonly code: string
  readonly step: number | null
}

/** "12345678901234567890", the RFC's own. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each(jsonTable<Row[]>('access/totp-steps.json'))('the step of a code: $what', ({ seconds, code, step }) =>
  expect(stepOf(SECRET, code, seconds * 1000)).toBe(step),
)
