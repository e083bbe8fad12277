import { expect, test } from 'vitest'
import { mayAnswer } from '#domain/access/approval.ts'
import { mayChangeUser, mayKeep } from '#domain/access/manage-users.ts'
import { bubbleFaults, DEFAULT_BUBBLE } from '#domain/bubble/settings.ts'
import { entryFaults } from '#domain/calendar/entry.ts'
import { missingParts } from '#domain/mailer/check-job.ts'

const entry = { itemTitle: 'Pickup', itemCalendarID: 1, itemDateStart: '2026-11-28', itemDateEnd: '2026-11-28' }
test.each([
  [
    { itemTitle: ' ', itemCalendarID: null },
    { itemCalendarID: 'Choose a calendar', itemTitle: 'Enter a title' },
  ],
  [{ itemTitle: 'x'.repeat(201) }, { itemTitle: 'At most 200 characters' }],
  [{ itemDateStart: null }, { itemDateStart: 'Choose a start date' }],
  [{ itemDateEnd: null }, { itemDateEnd: 'Choose an end date' }],
  [{ itemDateStart: '2026-02-30' }, { itemDateStart: 'There is no such day' }],
  [{ itemDateEnd: '2026-02-30' }, { itemDateEnd: 'There is no such day' }],
  [{ itemDateEnd: '2026-11-27' }, { itemDateEnd: 'The end is before the start' }],
  [
    { itemDateStart: '2026-11-28T10:00' },
    { itemDateEnd: 'Enter a time for both the start and the end, or for neither' },
  ],
  [
    { itemDateEnd: '2027-11-28', itemRepeat: 'year' },
    { itemRepeat: 'An entry that repeats yearly must be shorter than a year' },
  ],
])('a calendar entry with %j has the faults %j', (change, faults) =>
  expect(entryFaults({ ...entry, ...change } as never)).toEqual(faults),
)

test('a chat bubble needs its consents in both languages, and a website once it is on', () =>
  expect(bubbleFaults({ ...DEFAULT_BUBBLE, bubbleEnabled: true, bubbleConsentEN: ' ', bubbleConsentES: '' })).toEqual({
    bubbleConsentEN: 'Enter the consent text',
    bubbleConsentES: 'Enter the consent text in Spanish',
    bubbleDomains: 'Enter your website first, like example.com',
  }))

const job = { jobChannel: 'sms', jobTitle: 'Sale', jobBodyEN: 'Sale', jobSubject: '', mediaCount: 0 }
test.each([
  [{}, {}],
  [
    { jobTitle: ' ', jobBodyEN: '' },
    { jobTitle: 'Give the mailer a title.', jobBodyEN: 'Write the message first.' },
  ],
  [{ jobBodyEN: '', mediaCount: 1 }, {}],
  [
    { jobChannel: 'email', jobBodyEN: '', mediaCount: 1 },
    { jobBodyEN: 'Write the message first.', jobSubject: 'An email needs a subject.' },
  ],
])('a mailer with %j lacks %j', (change, faults) =>
  expect(missingParts({ ...job, ...change } as never)).toEqual(faults),
)

const own = { permissions: ['settings', 'users', 'refunds'], storeIDs: [1, 5], allStores: false }
const other = { permissions: ['settings', 'users'], storeIDs: [1], allStores: false }
test.each([
  [{}, [], true],
  [
    { permissions: ['settings', 'refunds'] },
    [own],
    'You can’t take this permission away from yourself: Add and edit users. Ask another owner.',
  ],
  [
    { permissions: ['settings', 'users'] },
    [other],
    /^No other owner has this permission, so nobody could give it back to you: .+\.$/,
  ],
  [{ permissions: ['settings', 'users'] }, [own], true],
  [
    { storeIDs: [1] },
    [other],
    'No other owner has all the stores you would lose, so nobody could give them back to you.',
  ],
  [{ storeIDs: [5] }, [other], true],
  [{ storeIDs: [1] }, [{ ...other, allStores: true }], true],
])('an owner may keep only %j beside %j: %s', (change, owners, answer) => {
  const can = mayKeep(own, { ...own, ...(change as Partial<typeof own>) }, owners as (typeof own)[])
  if (answer === true) expect(can).toEqual({ ok: true })
  else
    expect(can).toEqual({
      ok: false,
      reason: typeof answer === 'string' ? answer : expect.stringMatching(answer as RegExp),
    })
})

test('a user who has more is changed by nobody who has less', () => {
  const reason = 'Noor has permissions or stores that you don’t have, so you can’t change this user.'
  expect(mayChangeUser(own, other, 'Noor')).toEqual({ ok: true })
  for (const more of [{ permissions: ['reports'] }, { storeIDs: [9] }, { allStores: true }])
    expect(mayChangeUser(own, { ...other, ...more }, 'Noor')).toEqual({ ok: false, reason })
})

test('only a company’s own owners answer for it, in person', () => {
  const owner = {
    permissions: ['settings', 'users'],
    companyID: 4,
    isSupport: false,
    isVisiting: false,
    isProgram: false,
  }
  expect(mayAnswer(owner)).toEqual({ ok: true })
  expect(mayAnswer({ ...owner, companyID: 1, isSupport: true })).toEqual({ ok: true })
  for (const who of [{ isVisiting: true }, { isProgram: true }, { isSupport: true }, { permissions: ['settings'] }])
    expect(mayAnswer({ ...owner, ...who })).toEqual({
      ok: false,
      reason: 'Only the company’s own owners can answer this. Owners can change settings and users.',
    })
})
