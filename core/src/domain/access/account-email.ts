// Emails about the account itself. Staff texts are in English.
export interface AccountEmail {
  readonly companyName: string
  readonly link: string
}

export const ACCOUNT_EMAILS = {
  invite: ({ companyName, link }: AccountEmail) => ({
    subject: `Join ${companyName} on XD Back Office`,
    body: `You’re invited to join your coworkers at ${companyName} on XD Back Office.

Choose a password to get started:
${link}

The link works once, for 72 hours. If it expires, ask the person who invited you for a new one.`,
  }),
  reset: ({ companyName, link }: AccountEmail) => ({
    subject: 'Reset your XD Back Office password',
    body: `Someone asked to reset the password for your account at ${companyName}.

Choose a new password:
${link}

The link works once, for one hour. If you didn’t ask for this, ignore this email. Your password won’t change.`,
  }),
} as const

export type AccountLink = keyof typeof ACCOUNT_EMAILS
