import type { Effect } from 'effect'
import type { ExportName, ExportSearch } from '@xd/core/contract/exports.ts'
import type { Caller } from '#caller.ts'
import type { Failure } from '#failure.ts'
import type { Services } from '#services.ts'
import type { CsvFile } from './csv-file.ts'

/** Checks a search, and opens the file of its results. */
export type Exporter<N extends ExportName> = (
  search: ExportSearch<N>,
  caller: Caller,
) => Effect.Effect<CsvFile, Failure, Services>
