// Who looked at a payment link. Staff are known by their session; messaging previewers, crawlers and anything in a data
// center are bots (the spec's cloud marker); the rest is a person.
import { capitalized } from '#domain/text/capitalized.ts'
import { isCloudAddress } from './cloud-address.ts'
import { BOT_USER_AGENTS } from './bot-user-agent.table.ts'

export const IMPRESSION_KINDS = ['view', 'submit', 'sent'] as const
export type ImpressionKind = (typeof IMPRESSION_KINDS)[number]

export const VISITOR_CLASSES = ['human', 'bot', 'staff'] as const
export type VisitorClass = (typeof VISITOR_CLASSES)[number]

export interface Visit {
  readonly userAgent: string | null | undefined
  readonly ip?: string | null | undefined
  readonly isCompanyView: boolean
}

export const classifyImpression = ({ userAgent, ip, isCompanyView }: Visit): VisitorClass => {
  if (isCompanyView) return 'staff'
  const agent = userAgent?.trim() ?? ''
  if (agent === '' || BOT_USER_AGENTS.some((bot) => bot.test(agent))) return 'bot'
  return ip && isCloudAddress(ip) ? 'bot' : 'human'
}

export interface ImpressionRow {
  readonly kind: ImpressionKind
  readonly paymentStatus: string | null
  readonly source?: VisitorClass
}

// A link preview is not a view by anyone, and is not labeled as one.
// Spec 1 §4: a submit row in Views shows Approved, Declined, the capitalized status, or 'Submitted'.
export const impressionLabel = ({ kind, paymentStatus, source }: ImpressionRow): string => {
  if (kind === 'view') return source === 'bot' ? 'Previewed' : 'Viewed'
  if (kind === 'sent') return 'Sent'
  const status = paymentStatus?.trim() ?? ''
  return status === '' ? 'Submitted' : capitalized(status)
}
