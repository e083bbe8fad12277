import { describe, expect, test } from 'vitest'
import { normalizeEmail } from '#domain/customer/email.ts'
import { csvTable } from '../table.ts'

describe('an email address', () => {
  test.each(csvTable<'typed' | 'kept'>('customer/emails.csv'))(
    'typed "$typed" is kept as "$kept"',
    ({ typed, kept }) => {
      expect(normalizeEmail(typed) ?? 'refused').toBe(kept)
      if (kept !== 'refused') expect(normalizeEmail(kept)).toBe(kept)
    },
  )

  test.each(['<', '>', '(', ')', '[', ']', ',', ';', ':', '"', '\\', ' '])('with %j anywhere is refused', (sign) => {
    const typed = [`a${sign}na@x.example`, `ana@x${sign}y.example`, `ana@x.exa${sign}mple`, `ana@x.y${sign}y.example`]
    expect(typed.map(normalizeEmail)).toEqual(typed.map(() => undefined))
  })
})
