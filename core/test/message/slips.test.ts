import { expect, test } from 'vitest'
import { isMiscounted, isMistyped } from '#domain/message/slips.ts'

test.each([
  ['10233', '10233', false, false],
  ['10234', '10233', true, false],
  ['10323', '10233', true, false],
  ['1023', '10233', false, true],
  ['102333', '10233', false, true],
  ['10', '1023', false, false],
  ['20133', '10233', false, false],
  ['10244', '10233', false, false],
  ['', '1', false, true],
])('%s for %s: mistyped %s, miscounted %s', (written, meant, mistyped, miscounted) =>
  expect([isMistyped(written, meant), isMiscounted(written, meant)]).toEqual([mistyped, miscounted]),
)
