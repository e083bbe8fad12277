/**
 * Calls that create a record, and the field that is empty when they do; null if they always do. Repeating a call with
 * the same `clientKey` creates nothing new: it returns the record in its current state.
 */
export const MADE_ONCE = {
  'admin/stores/save': 'store.storeID',
  'calendar/categories/update': 'category.catID',
  'calendar/entries/update': 'entry.itemID',
  'comments/submit': null,
  'customers/promises/save': null,
  'labels/save': 'label.labelID',
  'loans/save': 'loan.loanID',
  'mailers/schedule-job': 'job.jobID',
  'mailers/send-test': null,
  'notices/record-call': null,
  'payments/schedules/save': 'plan.planID',
  'settings/quick-replies/save': 'reply.replyID',
  'settings/stores/closures/save': 'closure.closureID',
  'stores/save': 'store.storeID',
  'templates/save': 'template.templateID',
} as const

export type MadeOnce = keyof typeof MADE_ONCE

/** Whether a call with this input creates a record. */
export const makesOne = (call: string, input: object): call is MadeOnce => {
  const path = (MADE_ONCE as Readonly<Record<string, string | null>>)[call]
  if (!path) return path === null
  const [record, id] = path.split('.') as [string, string]
  return (input as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[record]?.[id] == null
}
