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
})
