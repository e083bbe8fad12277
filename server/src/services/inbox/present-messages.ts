import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { Message } from '@xd/core/contract/entity/message.ts'
import { isStopReason } from '@xd/core/domain/message/schedule.ts'
import { isMessageStatus, type MessageStatus } from '@xd/core/domain/message/status.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { visitorsOfMessages } from '#queries/bubble-messages.ts'
import { type EmailRow, emailsOfMessages } from '#queries/emails.ts'
import { schedulesOf, type ScheduledRow } from '#queries/message-schedules.ts'
import { leadsOfMessages } from '#queries/leads.ts'
import { mailersOfMessages } from '#queries/message-mailers.ts'
import { mediaOfMessages } from '#queries/message-media.ts'
import type { MessageRow } from '#queries/messages.ts'
import { findPaymentsByID } from '#queries/payments.ts'
import { presentPayments, type Presenting } from '#services/payments/present.ts'
import { presentLeadOfMessage } from '#services/leads/present-lead.ts'
import { emailPath, mediaPath } from '#services/messaging/media-url.ts'
import { messageSeenBy } from './as-seen-by.ts'

type PresentedMessage = typeof Message.Type

/** The user whose answer it is. */
export interface Reader extends CompanyScope {
  readonly permissions: readonly string[]
}

/** The columns of a message that are shown. */
type ShownRow = Omit<
  MessageRow,
  'companyID' | 'storeID' | 'custID' | 'messageSearch' | 'providerMessageID' | 'sendKey' | 'sendStartedAt' | 'messageTo'
>

const statusOf = (status: string): MessageStatus => (isMessageStatus(status) ? status : 'queued')

const mediaByMessage = async (db: Db, scope: CompanyScope, rows: readonly ShownRow[]) => {
  const media =
    rows.length === 0
      ? []
      : await mediaOfMessages(
          db,
          scope,
          rows.map((row) => row.messageID),
        )
  return groupBy(
    media,
    ({ messageID }) => messageID,
    ({ messageID: _, mediaKey, ...picture }) => ({ ...picture, url: mediaPath(mediaKey) }),
  )
}

const paymentsByID = async (db: Db, scope: CompanyScope, rows: readonly ShownRow[], presenting: Presenting) => {
  const found = await findPaymentsByID(
    db,
    scope,
    rows.flatMap((row) => row.paymentID ?? []),
  )
  const presented = await presentPayments(db, scope, found, presenting)
  return new Map(found.map((row, index) => [row.paymentID, presented[index]!]))
}

const emailsByMessage = (db: Db, scope: CompanyScope, rows: readonly ShownRow[]) =>
  emailsOfMessages(
    db,
    scope,
    rows.filter((row) => row.messageChannel === 'email').map((row) => row.messageID),
  )

const presentEmail = ({ messageID, emailFrom, emailTo, emailHTML, emailRemoteImages, emailFilesLeft }: EmailRow) => ({
  from: emailFrom,
  to: emailTo,
  htmlURL: emailHTML === null ? null : emailPath(messageID),
  remoteImages: emailRemoteImages,
  filesLeft: emailFilesLeft,
})

const schedulesByMessage = (db: Db, scope: CompanyScope, rows: readonly ShownRow[]) =>
  schedulesOf(
    db,
    scope,
    rows.filter((row) => row.messageStatus === 'scheduled').map((row) => row.messageID),
  )

const presentSchedule = ({ sendAt, discardOnReply, stoppedBy, undoable }: ScheduledRow) => ({
  sendAt,
  discardOnReply: discardOnReply === 1,
  stoppedBy: stoppedBy !== null && isStopReason(stoppedBy) ? stoppedBy : null,
  undoable: undoable === 1,
})

const mailersByMessage = (db: Db, scope: CompanyScope, rows: readonly ShownRow[]) =>
  mailersOfMessages(
    db,
    scope,
    rows.filter((row) => row.messageOrigin === 'mailer').map((row) => row.messageID),
  )

const visitorsByMessage = async (db: Db, scope: CompanyScope, rows: readonly ShownRow[]) =>
  new Map(
    (
      await visitorsOfMessages(
        db,
        scope,
        rows.filter((row) => row.messageChannel === 'web').map((row) => row.messageID),
      )
    ).map(({ messageID, visitorName, provedAt }) => [messageID, { name: visitorName, proved: provedAt !== null }]),
  )

const leadsByMessage = async (db: Db, scope: CompanyScope, rows: readonly ShownRow[]) =>
  new Map(
    (
      await leadsOfMessages(
        db,
        scope,
        rows
          .filter(({ messageChannel, messageDirection }) => messageChannel === 'web' && messageDirection === 'in')
          .map(({ messageID }) => messageID),
      )
    ).map((lead) => [lead.messageID, presentLeadOfMessage(lead)]),
  )

/** Messages as the contract shows them, in the rows' order, with a fixed number of queries. */
export const presentMessages = query(
  async (db: Db, scope: Reader, rows: readonly ShownRow[], presenting: Presenting): Promise<PresentedMessage[]> => {
    const [media, payments, emails, schedules, mailers, visitors, leads] = await Promise.all([
      mediaByMessage(db, scope, rows),
      paymentsByID(db, scope, rows, presenting),
      emailsByMessage(db, scope, rows),
      schedulesByMessage(db, scope, rows),
      mailersByMessage(db, scope, rows),
      visitorsByMessage(db, scope, rows),
      leadsByMessage(db, scope, rows),
    ])
    return rows.map((row) => {
      const payment = row.paymentID === null ? undefined : payments.get(row.paymentID)
      const email = emails.get(row.messageID)
      const schedule = schedules.get(row.messageID)
      const mailer = mailers.get(row.messageID)
      const visitor = visitors.get(row.messageID)
      const lead = leads.get(row.messageID)
      return messageSeenBy(scope.permissions, {
        messageID: row.messageID,
        convoID: row.convoID,
        messageDirection: row.messageDirection,
        messageChannel: row.messageChannel,
        messageSubject: row.messageSubject,
        messageBody: row.messageBody,
        messageMedia: media.get(row.messageID) ?? [],
        ...(row.messagePicturesDeleted > 0 && { messagePicturesDeleted: row.messagePicturesDeleted }),
        messageStatus: statusOf(row.messageStatus),
        messageTwilioError: row.messageTwilioError,
        messageDate: row.messageAt,
        messageSentByID: row.messageSentByID,
        messageAutomatic: row.messageAutomatic === 1,
        messageOrigin: row.messageOrigin,
        clientMessageID: row.clientMessageID,
        ...(mailer && { messageMailer: mailer }),
        ...(visitor && { messageVisitor: visitor }),
        ...(lead && { messageLead: lead }),
        ...(payment && { payment }),
        ...(schedule && { messageSchedule: presentSchedule(schedule) }),
        ...(email && { messageEmail: presentEmail(email) }),
      })
    })
  },
)

export const presentMessage = query(
  async (db: Db, scope: Reader, row: ShownRow, presenting: Presenting): Promise<PresentedMessage> =>
    (await presentMessages(db, scope, [row], presenting))[0]!,
)
