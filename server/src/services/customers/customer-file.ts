import { Clock, Effect } from 'effect'
import { addressLines } from '@xd/core/domain/customer/address.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { carriesData } from '@xd/core/domain/fields/definition.ts'
import { mediaEnding } from '@xd/core/domain/message/media-file-name.ts'
import { cents, dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { cardLabel } from '@xd/core/domain/payment/card-brand.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findFields } from '#queries/custom-fields.ts'
import { readCustomerFile } from '#queries/customer-file.ts'
import { readCustomerRecords } from '#queries/customer-records.ts'
import { type Customer, findCustomer } from '#queries/customers.ts'
import { listLabels } from '#queries/labels.ts'
import { audit } from '#services/audit.ts'
import { iso, recordsOfCustomer } from './records-of-customer.ts'

type File = Awaited<ReturnType<typeof readCustomerFile>>
type Visits = Awaited<ReturnType<typeof readCustomerRecords>>['visits']

const fileName = ({ mediaID, type }: File['media'][number]): string => `media/${mediaID}.${mediaEnding(type)}`

const messageOf = (file: File, message: File['messages'][number]) => {
  const email = file.emails.find(({ messageID }) => messageID === message.messageID)
  return {
    date: iso(message.messageAt),
    direction: message.messageDirection,
    channel: message.messageChannel,
    status: message.messageStatus,
    sentBy: file.users.find(({ userID }) => userID === message.messageSentByID)?.userNickname ?? null,
    subject: message.messageSubject,
    body: message.messageBody,
    media: file.media.filter(({ messageID }) => messageID === message.messageID).map(fileName),
    ...(email && { email: { from: email.emailFrom, to: email.emailTo, html: email.emailHTML } }),
  }
}

const paymentOf = (file: File, visits: Visits, payment: File['payments'][number]) => ({
  key: payment.paymentKey,
  store: file.stores.find(({ storeID }) => storeID === payment.storeID)?.storeName,
  requested: iso(payment.requestedAt),
  status: payment.paymentStatus,
  statusDate: iso(payment.statusAt),
  amount: dollarsFromCents(cents(payment.amountCents)),
  ...(payment.paymentNoticeFee > 0 && { noticeFee: dollarsFromCents(cents(payment.paymentNoticeFee)) }),
  memo: payment.paymentMemo,
  note: payment.paymentReference,
  tickets: payment.paymentTicketList,
  method: payment.paymentMethod,
  card: cardLabel(payment.cardType, payment.cardLastFour) || null,
  customFields: JSON.parse(payment.paymentCustomFields) as unknown,
  visits: visits
    .filter(({ paymentID }) => paymentID === payment.paymentID)
    .map(({ impressionAt, impressionKind, ip, userAgent }) => ({
      date: iso(impressionAt),
      kind: impressionKind,
      address: ip,
      browser: userAgent,
    })),
})

const contactOf = (
  customer: Customer,
  fields: Awaited<ReturnType<typeof findFields>>,
  labels: Awaited<ReturnType<typeof listLabels>>,
) => ({
  name: customerName(customer),
  firstName: customer.custFirstName,
  lastName: customer.custLastName,
  phone: customer.custPhone,
  otherPhones: customer.custOtherPhones ?? [],
  email: customer.custEmail,
  driversLicense: customer.custDL,
  postalAddress: addressLines(customer).join('\n') || null,
  language: customer.custLanguage,
  labels: labels.filter(({ labelID }) => customer.custLabels.includes(labelID)).map(({ labelName }) => labelName),
  customFields: Object.fromEntries(
    fields
      .filter(({ id, type }) => carriesData(type) && id in customer.custCustomFields)
      .map(({ id, title }) => [title, customer.custCustomFields[id]]),
  ),
})

/** Everything the company stores about one customer in the caller's stores: the content, and its pictures. */
export const customerFile = Effect.fnUntraced(function* (caller: Caller, custID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const customer = yield* found(yield* findCustomer(caller, custID), 'customer')
  const file = yield* readCustomerFile(caller, custID)
  const { visits, ...records } = yield* readCustomerRecords(caller, custID)
  const storeName = (id: number) => file.stores.find(({ storeID }) => storeID === id)?.storeName
  const contact = contactOf(customer, yield* findFields(caller, 'customer'), yield* listLabels(caller))
  yield* write(audit(caller, { action: 'customer-export', target: `customer/${custID}` }))
  const facts = {
    exported: iso(at),
    stores: file.stores.map(({ storeName }) => storeName),
    contact,
    consent: { optedOut: iso(customer.custOptedOut), blocked: customer.custBlocked },
    conversations: file.convos.map(({ convoID, storeID }) => ({
      store: file.stores.find((store) => store.storeID === storeID)?.storeName,
      messages: file.messages
        .filter((message) => message.convoID === convoID)
        .map((message) => messageOf(file, message)),
    })),
    payments: file.payments.map((payment) => paymentOf(file, visits, payment)),
    comments: file.comments.map(({ commentKey, commentAt, commentUserID, commentMessage }) => ({
      about: commentKey,
      date: iso(commentAt),
      by: file.users.find(({ userID }) => userID === commentUserID)?.userNickname ?? null,
      message: commentMessage,
    })),
    ...recordsOfCustomer(records, storeName),
  }
  const media = [...new Map(file.media.map((one) => [fileName(one), one.mediaKey])).entries()].map(
    ([name, mediaKey]) => ({ name, mediaKey }),
  )
  return { facts, media }
})
