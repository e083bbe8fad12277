import type { LabelModule } from '@xd/core/domain/label/modules.ts'

export const MODULE_NAMES: Readonly<Record<LabelModule, string>> = {
  customer: 'Customers',
  conversation: 'Conversations',
  payment: 'Payments',
  mailer: 'Mailers',
}

/** Spec 1 §5. */
export const DELETE_QUESTION = 'Are you sure you want to remove this label from every entry ever?'
