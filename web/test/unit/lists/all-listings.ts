import { ADMIN_LISTINGS } from './admin-cells.table.ts'
import { LISTINGS } from './cells.table.ts'
import type { Listing } from './listing.ts'
import { CONTACT_LISTINGS } from './contact-cells.table.ts'
import { MAILER_LISTINGS } from './mailer-cells.table.ts'
import { NOTICE_LISTINGS } from './notice-cells.table.ts'
import { SANDBOX_LISTINGS } from './sandbox-cells.table.ts'

export const ALL_LISTINGS: readonly Listing[] = [
  ...LISTINGS,
  ...CONTACT_LISTINGS,
  ...MAILER_LISTINGS,
  ...NOTICE_LISTINGS,
  ...ADMIN_LISTINGS,
  ...SANDBOX_LISTINGS,
]
