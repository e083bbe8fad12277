// Emails that tell a company’s owners that something needs a look. Staff texts are in English.

interface Happened {
  readonly companyName: string
  /** "Nov 23, 2026, 5:30 PM" in the company's zone. */
  readonly when: string
  readonly signInURL: string
  /** In words, for the alerts that say it. */
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
      'Your chat bubble texts no more new visitors for now',
      'Far more people than usual have started a chat on your website. The limit on texts for new visitors was reached, so more of them get no text until it is over, in an hour or a day. They can chat all the same.',
      'If these are your customers, there’s nothing to do. If they aren’t, turn the chat bubble off for a while: Control Panel, Chat Bubble.',
      happened,
    ),
  'receipts-capped': (happened: Happened) =>
    letter(
      'Your pay pages email no more receipts for now',
      'Far more receipts than usual were asked for on your pay pages. The limit was reached, so no more are emailed until it is over, in an hour or a day. Payers still see their receipts, and texts to customers are not affected.',
      'If your customers asked for them, there’s nothing to do. If not, tell XD Support.',
      happened,
    ),
  'retention-changed': ({ companyName, when, signInURL, what }: Happened) => ({
    subject: 'How long your records are kept was changed',
    body: `The rules by which old records are deleted were changed. What they delete can’t be brought back.

${what}

Company: ${companyName}
When: ${when}

If this is what you want, there’s nothing to do. If not, change it before the first run: Control Panel, Retention.
${signInURL}/settings/retention`,
  }),
  'approval-asked': ({ companyName, when, signInURL, what }: Happened) => ({
    subject: 'XD Support needs your approval',
    body: `XD Support prepared a change on a visit. It takes effect only if you approve it; until then, nothing changes.

${what}

Company: ${companyName}
When: ${when}

Approve or decline it in the Control Panel, under Approvals. Unanswered, it lapses after 14 days. If you don’t know what it is for, decline it.
${signInURL}/settings/approvals`,
  }),
} as const

export type CompanyAlert = keyof typeof COMPANY_ALERTS
