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
  'If this wasn’t you, sign in, change your password, and sign out everywhere else, both under your name at the top right. Then tell whoever manages your users.'

const letter = (subject: string, what: string, { companyName, when, where, signInURL }: Happened) => ({
  subject,
  body: `${what}

Account: yours with ${companyName}
When: ${when}
From: ${where}

If this was you, there’s nothing to do. ${NOT_YOU}
${signInURL}`,
})

export const ACCOUNT_NOTICES = {
  'new-device': (happened: Happened) =>
    letter(
      'New sign-in to your XD Back Office account',
      'Your account was signed in to from a browser or terminal that hadn’t been used for it before.',
      happened,
    ),
  'password-changed': (happened: Happened) =>
    letter(
      'Your password for XD Back Office was changed',
      'A new password was chosen for your account, and it was signed out everywhere else.',
      happened,
    ),
  'address-changed': (happened: Happened) =>
    letter(
      'The email address of your XD Back Office account was changed',
      'The email address of your account was changed by someone who manages the users of your company. You can no longer sign in with this one.',
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
      'A code app or passkey was removed from your account.',
      happened,
    ),
  'factor-reset': (happened: Happened) =>
    letter(
      'Your second factor for XD Back Office was reset',
      'Someone who manages the users of your company removed the second factor of your account. You sign in with your password alone until you set up another.',
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
