import { LISTINGS, type Listing } from './cells.table.ts'
import { CONTACT_LISTINGS } from './contact-cells.table.ts'
import { MAILER_LISTINGS } from './mailer-cells.table.ts'
import { NOTICE_LISTINGS } from './notice-cells.table.ts'

export const ALL_LISTINGS: readonly Listing[] = [
  ...LISTINGS,
  ...CONTACT_LISTINGS,
  ...MAILER_LISTINGS,
  ...NOTICE_LISTINGS,
]
