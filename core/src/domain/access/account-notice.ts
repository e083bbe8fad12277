// Emails that tell users about changes to their own account. Staff texts are in English.

interface Happened {
  readonly companyName: string
  /** "Nov 23, 2026, 5:30 PM" in the company's zone. */
  readonly when: string
  /** "Chrome on Windows, 203.0.113.7" */
  readonly where: string
  readonly signInURL: string
}

const NOT_YOU =
  'If this wasn’t you, sign in and change your password, then sign out everywhere else. Both are under your name at the top right. Then tell the person who manages your company’s users.'

const letter = (subject: string, what: string, { companyName, when, where, signInURL }: Happened) => ({
  subject,
  body: `${what}

Account: yours at ${companyName}
When: ${when}
From: ${where}

If this was you, there’s nothing to do. ${NOT_YOU}
${signInURL}`,
})

export const ACCOUNT_NOTICES = {
  'new-device': (happened: Happened) =>
    letter(
      'New sign-in to your XD Back Office account',
      'Someone signed in to your account from a new browser or terminal.',
      happened,
    ),
  'password-changed': (happened: Happened) =>
    letter(
      'Your password for XD Back Office was changed',
      'The password for your account was changed, and you were signed out everywhere else.',
      happened,
    ),
  'address-changed': (happened: Happened) =>
    letter(
      'The email address for your XD Back Office account was changed',
      'A person who manages your company’s users changed the email address on your account. You can no longer sign in with this address.',
      happened,
    ),
  'factor-added': (happened: Happened) =>
    letter(
      'Second factor added to your XD Back Office account',
      'A way to sign in was added to your account.',
      happened,
    ),
  'factor-removed': (happened: Happened) =>
    letter(
      'Second factor removed from your XD Back Office account',
      'An authenticator app or passkey was removed from your account.',
      happened,
    ),
  'factor-reset': (happened: Happened) =>
    letter(
      'Your second factor for XD Back Office was reset',
      'A person who manages your company’s users removed the second factor from your account. Until you set up another one, you sign in with your password alone.',
      happened,
    ),
  'recovery-used': (happened: Happened) =>
    letter(
      'A recovery code was used for your XD Back Office account',
      'One of your recovery codes was used instead of your second factor.',
      happened,
    ),
} as const

export type AccountNotice = keyof typeof ACCOUNT_NOTICES
