import { describe, expect, test } from 'vitest'
import { LEAD_FILTERS, LEAD_STATUSES, leadCan, leadStatusesOf, type LeadStatus } from '#domain/bubble/lead.ts'

describe('a quote request', () => {
  const answered = { answeredAt: 1 }
  const unanswered = { answeredAt: null }

  test.each(LEAD_STATUSES)('can be moved to %s, but not be new again once it is answered', (to) => {
    expect(leadCan(to, unanswered).ok).toBe(true)
    expect(leadCan(to, answered).ok).toBe(to !== 'new')
  })

  test('is open until it is won or lost', () => {
    expect(leadStatusesOf('open')).toEqual(['new', 'answered', 'in-store'] satisfies LeadStatus[])
    expect(LEAD_FILTERS.filter((filter) => filter !== 'open').flatMap(leadStatusesOf)).toEqual(LEAD_STATUSES)
  })
})
