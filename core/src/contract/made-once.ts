/**
 * Calls that make something new, and the field that is empty then; null if they do nothing else. Under the same
 * `clientKey` a caller makes it once, however often they ask, and is answered with it as it is by then.
 */
export const MADE_ONCE = {
  'admin/stores/save': 'store.storeID',
  'calendar/categories/update': 'category.catID',
  'calendar/entries/update': 'entry.itemID',
  'comments/submit': null,
  'labels/save': 'label.labelID',
  'loans/save': 'loan.loanID',
  'mailers/schedule-job': 'job.jobID',
  'mailers/send-test': null,
  'notices/record-call': null,
  'settings/quick-replies/save': 'reply.replyID',
  'settings/stores/closures/save': 'closure.closureID',
  'stores/save': 'store.storeID',
  'templates/save': 'template.templateID',
} as const

export type MadeOnce = keyof typeof MADE_ONCE

/** Whether a call with this input makes something new. */
export const makesOne = (call: string, input: object): call is MadeOnce => {
  const path = (MADE_ONCE as Readonly<Record<string, string | null>>)[call]
  if (!path) return path === null
  const [record, id] = path.split('.') as [string, string]
  return (input as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[record]?.[id] == null
}
