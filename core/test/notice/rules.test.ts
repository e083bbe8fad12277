import { describe, expect, it, test } from 'vitest'
import { batchCan, BATCH_KINDS, type BatchKind, BATCH_STATUSES, batchStatusOf } from '#domain/notice/batch.ts'
import { graceAfterNotice, lastDayNamed, lawOfStore, letterReason, type NoticeLaw } from '#domain/notice/lawful.ts'
import { mayBeMailed } from '#domain/notice/may-be-mailed.ts'
import { type Route, routeOf } from '#domain/notice/route.ts'
import type { SkipReason } from '#domain/notice/skip-reasons.ts'
import {
  countedStatus,
  NOTICE_STATUSES,
  noticeAfterAnswer,
  mayBeCalled,
  noticeAfterCall,
  noticeAfterPayment,
  noticeAfterReport,
  type NoticeStatus,
} from '#domain/notice/status.ts'
import { NOTICE_MEDIA, type NoticeMedium } from '#domain/notice/standard-words.table.ts'
import { writeNotice } from '#domain/notice/write-notice.ts'
import type { NoticeTicket } from '#domain/notice/given-notice.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay, type LocalDay } from '#domain/time/day.ts'
import { csvTable, jsonTable } from '../table.ts'

describe('how a notice reaches a customer', () => {
  test.each(
    csvTable<
      | 'who'
      | 'phone'
      | 'phoneValid'
      | 'email'
      | 'optedOut'
      | 'blocked'
      | 'loansRefused'
      | 'erased'
      | 'unreachable'
      | 'bounced'
      | 'neverOpen'
      | 'canText'
      | 'canEmail'
      | 'answer'
    >('notice/routes.csv'),
  )('$who: $answer', ({ who: _, phone, email, answer, ...flags }) => {
    const is = (flag: keyof typeof flags) => flags[flag] === 'yes'
    const route = routeOf({
      phone: phone || null,
      email: email || null,
      phoneValid: is('phoneValid'),
      optedOut: is('optedOut'),
      blocked: is('blocked'),
      loansRefused: is('loansRefused'),
      erased: is('erased'),
      unreachable: is('unreachable'),
      bounced: is('bounced'),
      neverOpen: is('neverOpen'),
      canText: is('canText'),
      canEmail: is('canEmail'),
    })
    expect(route.ok ? route.channel : route.reason).toBe(answer)
    expect(route).toMatchObject(route.ok ? { address: route.channel === 'sms' ? phone : email } : {})
  })
})

describe('the law of notices', () => {
  test.each(csvTable<'law' | 'kind' | 'agreed' | 'proved' | 'route' | 'letter'>('notice/lawful.csv'))(
    '$law, $kind, agreed $agreed, proved $proved, $route',
    ({ law, kind, agreed, proved, route, letter }) => {
      const choice = { agreedAt: agreed === 'yes' ? 1 : null, provedAt: proved === 'yes' ? 1 : null }
      const reached: Route =
        route === 'sms'
          ? { ok: true, channel: route, address: '+12135550147' }
          : { ok: false, reason: route as SkipReason }
      expect(letterReason(law as NoticeLaw, kind as BatchKind, choice, reached) ?? '').toBe(letter)
    },
  )

  it.each([
    ['12 Old Main St, Los Angeles, CA 90015', '+18885550100', 'california'],
    ['12 Old Main St, Los Angeles, CA 90015', '+17755550100', 'california'],
    ['1 Pine St, Reno, NV 89501', '+12135550100', 'none'],
    ['12 Old Main St', '+12135550100', 'california'],
    ['', '+17755550100', 'none'],
    ['', '', 'none'],
  ])('at %j with the number %j is %s', (storeAddressStr, storePhone, law) => {
    expect(lawOfStore({ storeAddressStr, storePhone })).toBe(law)
  })

  it.each(
    jsonTable<
      {
        what: string
        law: NoticeLaw
        kind: BatchKind
        leaves: string
        grace: string | null
        byNotice: string | null
        named: string | null
      }[]
    >('notice/last-days.json'),
  )('names $named: $what', ({ law, kind, leaves, grace, byNotice, named }) => {
    const day = (text: string | null) => (text === null ? null : asLocalDay(text))
    const leaving = { leavesOn: asLocalDay(leaves), dueDate: asLocalDay('2026-11-22') }
    expect(lastDayNamed(law, kind, { ...leaving, graceDate: day(grace), byNotice: day(byNotice) })).toBe(named)
  })

  it('gives ten days from the notice, and shortens nothing', () => {
    const after = (graceDate: string | null) =>
      graceAfterNotice('california', 'past-due', {
        noticeDay: asLocalDay('2026-03-10'),
        graceDate: graceDate === null ? null : asLocalDay(graceDate),
      })
    expect([after(null), after('2026-03-15'), after('2026-03-30')]).toEqual(['2026-03-20', '2026-03-20', '2026-03-30'])
    const noticeDay = asLocalDay('2026-03-10')
    expect(graceAfterNotice('california', 'due', { noticeDay, graceDate: null })).toBeNull()
    expect(graceAfterNotice('none', 'past-due', { noticeDay, graceDate: null })).toBeNull()
  })
})

describe('the status of a notice', () => {
  it('a report never undoes one that says more, in any order', () => {
    expect(noticeAfterReport('sending', 'sent')).toBe('sent')
    expect(noticeAfterReport('sending', 'delivered')).toBe('delivered')
    expect(noticeAfterReport('delivered', 'sent')).toBe('delivered')
    expect(noticeAfterReport('sent', 'undelivered')).toBe('failed')
    expect(noticeAfterReport('failed', 'delivered')).toBe('failed')
    expect(noticeAfterReport('delivered', 'undelivered')).toBe('delivered')
    expect(noticeAfterReport('paid', 'undelivered')).toBe('paid')
    expect(noticeAfterReport('answered', 'delivered')).toBe('answered')
  })

  it('a payment or an answer ends a waiting notice, and no finished one', () => {
    expect(NOTICE_STATUSES.map(noticeAfterPayment).filter((status) => status !== 'paid')).toEqual([
      'skipped',
      'canceled',
    ])
    expect(NOTICE_STATUSES.map(noticeAfterAnswer).filter((status) => status !== 'answered')).toEqual([
      'paid',
      'skipped',
      'canceled',
    ])
  })

  it('a call that reaches nobody leaves it on the list', () => {
    for (const outcome of ['voicemail', 'wrong_number'] as const)
      expect(noticeAfterCall({ noticeStatus: 'failed', reason: null }, outcome)).toBe('failed')
  })

  it('a call that reaches its customer replaces only a notice that could not arrive', () => {
    const reached = (noticeStatus: NoticeStatus, reason: string | null = null) =>
      noticeAfterCall({ noticeStatus, reason }, 'reached')
    expect(NOTICE_STATUSES.filter((status) => reached(status) !== status)).toEqual(['failed'])
    expect([reached('failed'), reached('skipped', 'no_address'), reached('skipped', 'redeemed')]).toEqual([
      'called',
      'called',
      'skipped',
    ])
  })

  it('a call may be recorded until the customer was reached or sent a letter', () => {
    expect(NOTICE_STATUSES.filter((status) => !mayBeCalled(status).ok)).toEqual(['mailed', 'called'])
  })

  it('may be mailed only if nothing written reached its customer, and its batch was sent', () => {
    const may = (
      noticeStatus: NoticeStatus,
      reason: string | null = null,
      isSent = true,
      batchKind: BatchKind = 'due-soon',
    ) => mayBeMailed({ noticeStatus, reason }, { isSent, batchKind }).ok
    expect(NOTICE_STATUSES.filter((status) => may(status))).toEqual(['failed', 'letter', 'called'])
    expect(may('skipped', 'no_address')).toBe(true)
    expect(may('skipped', 'hold_out')).toBe(false)
    // Left out before hold-outs ended at maturity.
    expect(may('skipped', 'hold_out', true, 'final')).toBe(true)
    expect(may('skipped', 'no_address', false)).toBe(false)
    expect(may('letter', null, false)).toBe(false)
  })
})

describe('a batch', () => {
  it('is sending as long as a notice may leave, and then done, or waits for someone', () => {
    expect(batchStatusOf({ waiting: 1, failed: 1 })).toBe('sending')
    expect(batchStatusOf({ held: 1 })).toBe('sending')
    expect(batchStatusOf({ sending: 1, delivered: 3 })).toBe('sending')
    expect(batchStatusOf({ delivered: 3, failed: 1 })).toBe('attention')
    expect(batchStatusOf({ letter: 1 })).toBe('attention')
    expect(batchStatusOf({ delivered: 3, skipped: 1, mailed: 2 })).toBe('done')
  })

  it('may be sent unless it was canceled, and canceled unless it is done', () => {
    expect(BATCH_STATUSES.filter((status) => !batchCan.send(status).ok)).toEqual(['canceled'])
    expect(BATCH_STATUSES.filter((status) => !batchCan.cancel(status).ok)).toEqual(['done'])
  })
})

describe('the words of a notice', () => {
  const day = (text: string) => asLocalDay(text)
  const ticket = (ticketNumber: string, dueDate: string, graceDate: string) => ({
    ticketNumber,
    dueDate: day(dueDate),
    graceDate: day(graceDate),
    loanDate: null,
    amountDue: cents(12_050),
    description: '',
  })
  const facts = {
    customer: { custFirstName: 'Ann', custLastName: 'Lee' },
    store: {
      storeID: 1,
      storeName: 'Golden Pledge',
      storePhone: '+12135550101',
      storeAddressStr: '',
      storeTimezone: 'America/Los_Angeles',
      storeHours: [],
      storeClosures: [],
    },
    now: 0,
    payLink: undefined,
    medium: 'text' as const,
  }
  const tickets = [ticket('10233', '2026-03-09', '2026-03-19'), ticket('10240', '2026-03-11', '2026-03-21')]

  test.each(
    jsonTable<
      { kind: BatchKind; language: 'en' | 'es'; tickets: number; medium: NoticeMedium; subject: string; body: string }[]
    >('notice/written.json'),
  )('$kind, $language, $tickets tickets, as a $medium', ({ kind, language, tickets: count, medium, subject, body }) =>
    expect(writeNotice({ ...facts, kind, language, tickets: tickets.slice(0, count), medium })).toEqual({
      subject,
      body,
      reason: null,
    }),
  )

  it('says that a ticket can still be redeemed without a day that is unknown or over', () => {
    const write = (graceDate: LocalDay | null, now = Date.parse('2026-03-12T20:00:00Z')) =>
      writeNotice({ ...facts, kind: 'past-due', language: 'en', now, tickets: [{ ...tickets[0]!, graceDate }] }).body
    expect(write(asLocalDay('2026-03-12'))).toContain('by Thursday, March 12.')
    for (const day of [null, asLocalDay('2026-03-11')])
      expect(write(day)).toContain('You can still redeem or renew it.')
  })

  it('names a day for several tickets only if they share it', () => {
    const [first, later] = tickets as [NoticeTicket, NoticeTicket]
    const write = (kind: BatchKind, other: NoticeTicket, language: Language) =>
      writeNotice({ ...facts, kind, language, medium: 'letter', tickets: [first, other] }).body
    const sameDays = { ...later, dueDate: first.dueDate, graceDate: first.graceDate }
    expect(write('due-soon', sameDays, 'es')).toMatch(/^Sus boletas 10233, 10240 vencen el lunes 9 de marzo\./)
    expect(write('due-soon', later, 'es')).toMatch(/vencen pronto, la primera el lunes 9 de marzo\./)
    expect(write('past-due', { ...later, graceDate: first.graceDate }, 'en')).toMatch(
      /are past due\. The first deadline to redeem is Thursday, March 19\./,
    )
    expect(write('final', { ...sameDays, dueDate: later.dueDate }, 'en')).toMatch(
      /^The last day .* is Thursday, March 19\./,
    )
    for (const language of LANGUAGES)
      for (const kind of BATCH_KINDS) expect(write(kind, later, language)).not.toMatch(/from .* on\.|desde/)
  })

  it('names no last day for several tickets if that of one is unknown', () => {
    const [first, later] = tickets as [NoticeTicket, NoticeTicket]
    const write = (kind: BatchKind) =>
      writeNotice({ ...facts, kind, language: 'en', tickets: [first, { ...later, graceDate: null }] })
    expect(write('past-due').body).toContain('are past due. You can still redeem or renew them.')
    expect(write('final').reason).toBe('missing_token')
  })

  it('says in Spanish that the time is over, not that something was mislaid', () => {
    for (const kind of BATCH_KINDS)
      for (const medium of NOTICE_MEDIA)
        for (const count of [1, 2]) {
          const written = writeNotice({ ...facts, kind, language: 'es', medium, tickets: tickets.slice(0, count) })
          expect(`${written.subject} ${written.body}`).not.toMatch(/perdi/i)
        }
  })

  it('a store’s own words replace them, and an unfilled token stops the notice', () => {
    const own = { templateLanguage: 'en', templateSubject: null, templateSubjectES: null, templateBodyES: '' } as const
    const write = (templateBody: string, payLink?: string) =>
      writeNotice(
        { ...facts, kind: 'due', language: 'es', tickets: tickets.slice(0, 1), payLink },
        { ...own, templateBody },
      )
    expect(write('[FIRST_NAME], [TICKET] is [AMOUNT_DUE].')).toMatchObject({
      body: 'Ann, 10233 is $120.50.',
      subject: 'Your ticket is due',
      reason: null,
    })
    expect(write('Pay at [PAY_LINK]').reason).toBe('missing_token')
    expect(write('Pay at [PAY_LINK]', 'https://pay.example/p/1')).toMatchObject({
      body: 'Pay at https://pay.example/p/1',
      reason: null,
    })
    expect(write('a'.repeat(1_601)).reason).toBe('too_long')
  })
})

test.each([
  [0, 'letter', '0 letters to print'],
  [1, 'letter', '1 letter to print'],
  [2, 'letter', '2 letters to print'],
  [1_200, 'failed', '1,200 not delivered'],
] as const)('%i notices of the status %s: %s', (many, status, words) => expect(countedStatus(many, status)).toBe(words))
