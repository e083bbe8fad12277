import { type CustomerAddress, mailingAddress } from '@xd/core/domain/customer/address.ts'
import type { NoticeStatus } from '@xd/core/domain/notice/status.ts'

/** Null where the customer is unknown. */
type MaybeAddress = { readonly [Part in keyof CustomerAddress]: string | null }

interface OfNotice {
  readonly noticeStatus: NoticeStatus
  readonly postalAddress: string
}

/**
 * Where a notice's letter goes: the address it came with, or else its customer's. A mailed letter keeps the address it
 * went to.
 */
export const letterTo = ({ noticeStatus, postalAddress }: OfNotice, customer: MaybeAddress): string =>
  postalAddress !== '' || noticeStatus === 'mailed' ? postalAddress : mailingAddress(customer)
