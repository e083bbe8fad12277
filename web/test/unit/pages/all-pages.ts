import { CONVERSATION_PAGES } from './conversation-pages.table.ts'
import { CUSTOMER_PAGES } from './customer-pages.table.ts'
import { INBOX_PAGES } from './inbox-pages.table.ts'
import { CALENDAR_PAGES } from './calendar-pages.table.ts'
import type { Page } from './page.ts'

export const ALL_PAGES: readonly Page[] = [...CUSTOMER_PAGES, ...CONVERSATION_PAGES, ...INBOX_PAGES, ...CALENDAR_PAGES]
