// Emails that tell a company’s owners that something needs a look. Staff texts are in English.

interface Happened {
  readonly companyName: string
  /** "Nov 23, 2026, 5:30 PM" in the company's zone. */
  readonly when: string
  readonly signInURL: string
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
} as const

export type CompanyAlert = keyof typeof COMPANY_ALERTS
