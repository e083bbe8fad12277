// Emails that tell a company's owners that something needs attention. Staff texts are in English.

interface Happened {
  readonly companyName: string
  /** "Nov 23, 2026, 5:30 PM" in the company's zone. */
  readonly when: string
  readonly signInURL: string
  /** In words, for the alerts that mention it. */
  readonly what: string
}

const letter = (subject: string, what: string, toDo: string, { companyName, when, signInURL }: Happened) => ({
  subject,
  body: `${what}

Company: ${companyName}
When: ${when}

${toDo}
${signInURL}`,
})

export const COMPANY_ALERTS = {
  'texts-capped': (happened: Happened) =>
    letter(
      'Your chat bubble has paused texts to new visitors',
      'Far more people than usual have started a chat on your website, and the limit on texts to new visitors was reached. New visitors can still chat, but they won’t get a text until the limit resets, in an hour or a day.',
      'If these are your customers, there’s nothing to do. If they aren’t, turn the chat bubble off for a while: Control Panel, Chat Bubble.',
      happened,
    ),
  'receipts-capped': (happened: Happened) =>
    letter(
      'Your pay pages have paused emailed receipts',
      'Far more receipts than usual were requested on your pay pages, and the limit was reached. No more will be emailed until the limit resets, in an hour or a day. Payers can still see their receipts, and texts to customers are not affected.',
      'If your customers requested them, there’s nothing to do. If not, tell XD Support.',
      happened,
    ),
  'retention-changed': ({ companyName, when, signInURL, what }: Happened) => ({
    subject: 'How long your records are kept was changed',
    body: `The rules for deleting old records were changed. Deleted records can’t be recovered.

${what}

Company: ${companyName}
When: ${when}

If this is what you want, there’s nothing to do. If not, change it before the first run: Control Panel, Retention.
${signInURL}/settings/retention`,
  }),
  'approval-asked': ({ companyName, when, signInURL, what }: Happened) => ({
    subject: 'XD Support needs your approval',
    body: `XD Support prepared a change during a visit. Nothing changes unless you approve it.

${what}

Company: ${companyName}
When: ${when}

Approve or decline it in the Control Panel, under Approvals. Unanswered, it lapses after 14 days. If you don’t know what it is for, decline it.
${signInURL}/settings/approvals`,
  }),
} as const

export type CompanyAlert = keyof typeof COMPANY_ALERTS
