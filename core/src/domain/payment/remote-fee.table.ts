// The most that a store may charge because a pledgor redeems a loan, or asks for a replacement loan, from afar instead of
// at the counter. A state that is not listed is not sourced yet, so no fee is charged there.
import type { USState } from '#domain/customer/us-states.table.ts'

export interface RemoteFeeLaw {
  /** The maximum, in hundredths of a percent of the transaction. */
  readonly basisPoints: number
  readonly section: string
}

export const REMOTE_FEE_LAWS: Readonly<Partial<Record<USState, RemoteFeeLaw>>> = {
  // Since 2025: "up to 3.0 percent of the transaction amount", besides the other charges, "if the pledgor elects to request
  // a replacement loan or to redeem a loan through electronic means". Its text names the purpose: "the recurring costs
  // associated with software applications". Strength A.
  CA: { basisPoints: 300, section: 'California Financial Code § 21200.9' },
  // Subsection (a): nothing but the pawn service charge may be charged for credit. Strength A.
  TX: { basisPoints: 0, section: 'Texas Finance Code § 371.159' },
}

export interface OpenQuestion {
  readonly about: string
  readonly words: string
  /** Where it was read. None of these is the network's own current rule book. */
  readonly sources: readonly string[]
}

/** Questions that no source settles. An owner reads them before turning on the fee. Strength C throughout. */
export const REMOTE_FEE_QUESTIONS: readonly OpenQuestion[] = [
  {
    about: 'Surcharges',
    words:
      'Visa and Mastercard allow surcharges on credit cards only, never on debit or prepaid cards. Loan payments are debit only. A fee that depends on using a card would be a surcharge, so this one depends only on paying online, and is the same for every card.',
    sources: [
      'https://www.fnbcreston.com/newsroom/newsroom/changes-in-credit-card-rules',
      'https://www.cardpaymentoptions.com/credit-card-processing/mastercards-u-s-surcharge-rules-businesses-must-follow-these',
    ],
  },
  {
    about: 'Convenience fees',
    words:
      'Visa allows a convenience fee for paying another way than usual, but as a flat amount, and not on recurring or installment payments. California’s fee is a percentage. Nobody has told us which rule wins.',
    sources: ['https://payscout.com/visa-rules-on-convenience-fees/'],
  },
  {
    about: 'Every way to pay online',
    words:
      'Mastercard allows a fee that is charged for all like transactions, however they are paid. If the store takes other online payments, they would need the same fee.',
    sources: ['https://www.yumpu.com/en/document/view/7859183/mastercard-rules-pdf/291'],
  },
  {
    about: 'Advertised prices',
    words:
      'California’s SB 478 wants mandatory fees to be part of the advertised price. This fee is never mandatory, because paying at the counter is free. Say so wherever the store advertises paying online.',
    sources: ['https://oag.ca.gov/hiddenfees'],
  },
]

/** Who has to answer them. */
export const REMOTE_FEE_CONFIRM =
  'Ask your lawyer and your card processor before you turn this on. Our reading of the law and of the card networks’ rules isn’t legal advice.'
