import type { ExportName } from '@xd/core/contract/exports.ts'
import { customers } from './customers.ts'
import type { Exporter } from './exporter.ts'
import { inbox } from './inbox.ts'
import { payments } from './payments.ts'
import { paymentReport, tellerReport } from './reports.ts'
import { rewrites } from './rewrites.ts'

/** The exporter of every list that can be had as a file. */
export const exporters: Readonly<Record<ExportName, Exporter>> = {
  payments,
  customers,
  inbox,
  rewrites,
  'payment-report': paymentReport,
  'teller-report': tellerReport,
}
