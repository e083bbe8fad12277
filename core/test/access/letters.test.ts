import { expect, test } from 'vitest'
import { ACCOUNT_EMAILS } from '#domain/access/account-email.ts'
import { ACCOUNT_NOTICES, type AccountNotice } from '#domain/access/account-notice.ts'
import { COMPANY_ALERTS } from '#domain/access/company-alert.ts'

const happened = {
  companyName: 'Golden Pledge',
  when: 'Nov 23, 2026, 5:30 PM',
  where: 'Chrome on Windows, 203.0.113.7',
  signInURL: 'https://xd.example/login',
}

test.each<[AccountNotice, subject: string, what: string]>([
  [
    'new-device',
    'New sign-in to your XD Back Office account',
    'Someone signed in to your account from a new browser or terminal.',
  ],
  [
    'password-changed',
    'Your password for XD Back Office was changed',
    'The password for your account was changed, and you were signed out everywhere else.',
  ],
  [
    'address-changed',
    'The email address for your XD Back Office account was changed',
    'A person who manages your company’s users changed the email address on your account. You can no longer sign in with this address.',
  ],
  ['factor-added', 'Second factor added to your XD Back Office account', 'A way to sign in was added to your account.'],
  [
    'factor-removed',
    'Second factor removed from your XD Back Office account',
    'An authenticator app or passkey was removed from your account.',
  ],
  [
    'factor-reset',
    'Your second factor for XD Back Office was reset',
    'A person who manages your company’s users removed the second factor from your account. Until you set up another one, you sign in with your password alone.',
  ],
  [
    'recovery-used',
    'A recovery code was used for your XD Back Office account',
    'One of your recovery codes was used instead of your second factor.',
  ],
])('%s is told to its user, with when and where', (notice, subject, what) => {
  expect(ACCOUNT_NOTICES[notice](happened)).toEqual({
    subject,
    body: `${what}

Account: yours at Golden Pledge
When: Nov 23, 2026, 5:30 PM
From: Chrome on Windows, 203.0.113.7

If this was you, there’s nothing to do. If this wasn’t you, sign in and change your password, then sign out everywhere else. Both are under your name at the top right. Then tell the person who manages your company’s users.
https://xd.example/login`,
  })
})

test('every notice is in this table', () => expect(Object.keys(ACCOUNT_NOTICES)).toHaveLength(7))

test('an invitation and a reset say whose they are, and how long their links work', () => {
  const account = { companyName: 'Golden Pledge', link: 'https://xd.example/join/1' }
  expect(ACCOUNT_EMAILS.invite(account)).toEqual({
    subject: 'Join Golden Pledge on XD Back Office',
    body: `You’re invited to join your coworkers at Golden Pledge on XD Back Office.

Choose a password to get started:
https://xd.example/join/1

The link works once, for 72 hours. If it expires, ask the person who invited you for a new one.`,
  })
  expect(ACCOUNT_EMAILS.reset(account)).toEqual({
    subject: 'Reset your XD Back Office password',
    body: `Someone asked to reset the password for your account at Golden Pledge.

Choose a new password:
https://xd.example/join/1

The link works once, for one hour. If you didn’t ask for this, ignore this email. Your password won’t change.`,
  })
})

const alerted = { ...happened, what: 'Messages for two years' }
const company = 'Company: Golden Pledge\nWhen: Nov 23, 2026, 5:30 PM'

test('owners are alerted when strangers make their company send too much', () => {
  expect(COMPANY_ALERTS['texts-capped'](alerted)).toEqual({
    subject: 'Your chat bubble has paused texts to new visitors',
    body: `Far more people than usual have started a chat on your website, and the limit on texts to new visitors was reached. New visitors can still chat, but they won’t get a text until the limit resets, in an hour or a day.

${company}

If these are your customers, there’s nothing to do. If they aren’t, turn the chat bubble off for a while: Control Panel, Chat Bubble.
https://xd.example/login`,
  })
  expect(COMPANY_ALERTS['receipts-capped'](alerted)).toEqual({
    subject: 'Your pay pages have paused emailed receipts',
    body: `Far more receipts than usual were requested on your pay pages, and the limit was reached. No more will be emailed until the limit resets, in an hour or a day. Payers can still see their receipts, and texts to customers are not affected.

${company}

If your customers requested them, there’s nothing to do. If not, tell XD Support.
https://xd.example/login`,
  })
})

test('owners are told what support asks for, and what will be deleted, with the page to answer on', () => {
  expect(COMPANY_ALERTS['retention-changed'](alerted)).toEqual({
    subject: 'How long your records are kept was changed',
    body: `The rules for deleting old records were changed. Deleted records can’t be recovered.

Messages for two years

${company}

If this is what you want, there’s nothing to do. If not, change it before the first run: Control Panel, Retention.
https://xd.example/login/settings/retention`,
  })
  expect(COMPANY_ALERTS['approval-asked'](alerted)).toEqual({
    subject: 'XD Support needs your approval',
    body: `XD Support prepared a change during a visit. Nothing changes unless you approve it.

Messages for two years

${company}

Approve or decline it in the Control Panel, under Approvals. Unanswered, it lapses after 14 days. If you don’t know what it is for, decline it.
https://xd.example/login/settings/approvals`,
  })
})
