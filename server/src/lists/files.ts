import type { Effect } from 'effect'
import type { ExportName } from '@xd/core/contract/exports.ts'
import type { Search } from '@xd/core/contract/searches.ts'
import type { Caller } from '#caller.ts'
import type { Failure } from '#failure.ts'
import type { Services } from '#services.ts'
import type { CsvFile } from './csv-file.ts'
import { customers } from './customers.ts'
import { fileOf } from './filed.ts'
import { inbox } from './inbox.ts'
import { payments } from './payments.ts'
import { paymentReport, tellerReport } from './reports.ts'
import { rewrites } from './rewrites.ts'

/** Checks a search, and opens the file of what it finds. */
export type Exporter<N extends ExportName> = (
  search: Search<N>,
  caller: Caller,
) => Effect.Effect<CsvFile, Failure, Services>

/** Every list and report that can be exported. */
export const files: { readonly [N in ExportName]: Exporter<N> } = {
  payments: fileOf(payments),
  customers: fileOf(customers),
  inbox: fileOf(inbox),
  rewrites: fileOf(rewrites),
  'payment-report': paymentReport,
  'teller-report': tellerReport,
}
