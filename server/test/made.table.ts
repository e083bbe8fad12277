import type { MadeOnce } from '@xd/core/contract/made-once.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import type { Tables } from '#db/tables.ts'
import { laterPlan } from './payments/later-plan.ts'

const template = { templateChannel: 'sms', templateLanguage: 'en' } as const
const onADay = { itemDateStart: '2031-05-05', itemDateEnd: '2031-05-05' }

/** Calls that make a record: where it is counted, and the call’s input with words that no other record has. */
export type Made = Partial<Record<MadeOnce, readonly [table: keyof Tables, (words: string, catID: number) => object]>>

export const MADE: Made = {
  'admin/stores/save': ['stores', (storeName) => ({ store: { companyID: COMPANY.goldenPledge, storeName } })],
  'calendar/categories/update': ['calendar_categories', (catTitle) => ({ category: { catTitle } })],
  'calendar/entries/update': [
    'calendar_entries',
    (itemTitle, itemCalendarID) => ({ entry: { itemTitle, itemCalendarID, ...onADay } }),
  ],
  'comments/submit': [
    'comments',
    (commentMessage) => ({ comment: { commentKey: `customer/${PEOPLE.nguyen.custID}`, commentMessage } }),
  ],
  'customers/promises/save': [
    'promises',
    (ticket) => ({
      promise: {
        ...{ custID: PEOPLE.nguyen.custID, storeID: STORE.main, promiseSource: 'staff', promiseTickets: [ticket] },
        promiseDay: addDays(localDay(Date.now(), 'America/Los_Angeles'), 9),
      },
    }),
  ],
  'labels/save': ['labels', (labelName) => ({ label: { labelName, labelModuleKey: 'customer' } })],
  'loans/save': ['loans', (loanItem) => ({ loan: { amount: 175, loanItem } })],
  'mailers/schedule-job': [
    'mailers',
    (jobTitle) => ({ job: { jobTitle, jobStoreID: STORE.main, jobBodyEN: 'Rings are half off.' } }),
  ],
  'payments/schedules/save': ['plans', (words) => ({ plan: laterPlan(PEOPLE.nguyen.custID, STORE.main, words) })],
  'settings/quick-replies/save': [
    'quick_replies',
    (replyShortcode) => ({ reply: { replyTitle: 'Versions', replyShortcode, replyBody: 'Yes' } }),
  ],
  'settings/stores/closures/save': [
    'store_closures',
    (words) => ({ closure: { storeID: STORE.main, day: words === 'twice' ? '2032-05-05' : '2032-05-06' } }),
  ],
  'stores/save': ['stores', (storeName) => ({ store: { storeName } })],
  'templates/save': ['templates', (templateName) => ({ template: { ...template, templateName, templateBody: 'Hi' } })],
}
