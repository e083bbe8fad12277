// The records a label can be put on. A name is unique within its module.
export const LABEL_MODULES = ['customer', 'conversation', 'payment', 'mailer'] as const
export type LabelModule = (typeof LABEL_MODULES)[number]

export const LABEL_MODULE_NAMES: Readonly<Record<LabelModule, string>> = {
  customer: 'Customers',
  conversation: 'Conversations',
  payment: 'Payments',
  mailer: 'Mailers',
}

export const isLabelModule = (key: string): key is LabelModule => (LABEL_MODULES as readonly string[]).includes(key)
