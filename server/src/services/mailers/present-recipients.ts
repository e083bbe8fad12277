import { customerName } from '@xd/core/domain/customer/name.ts'
import type { MailerRecipient } from '@xd/core/contract/entity/mailer.ts'
import { EXCLUSIONS, type Exclusion } from '@xd/core/domain/mailer/audience.ts'
import { deliveryError } from '@xd/core/domain/message/delivery-error.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { ListedRecipient } from '#queries/mailer-recipient-list.ts'

type Shown = typeof MailerRecipient.Type

const reasonOf = ({ reason, errorCode, state }: ListedRecipient): string | null => {
  if (reason !== null) return EXCLUSIONS[reason as Exclusion] ?? reason
  if (state !== 'failed') return null
  return deliveryError(errorCode).text
}

/** Recipients as the contract shows them. */
export const presentRecipients = (_: Db, __: CompanyScope, rows: readonly ListedRecipient[]): Promise<Shown[]> =>
  Promise.resolve(
    rows.map((row) => ({
      recipientID: row.recipientID,
      custID: row.custID,
      name: customerName({ custFirstName: row.custFirstName ?? '', custLastName: row.custLastName ?? '' }),
      phone: row.address.startsWith('erased-') ? '' : row.address,
      storeID: row.storeID,
      state: row.state,
      stateDate: row.stateAt,
      reason: reasonOf(row),
      heldUntil: row.heldUntil,
      sentDate: row.sentAt,
      repliedDate: row.repliedAt,
      convoID: row.convoID,
      messageID: row.messageID,
    })),
  )
