import { priceOutput, type PriceOutput } from '@xd/core/domain/pricing/output.ts'
import type { BatchJob } from '#batch/run.ts'
import { priceOf } from './price.ts'

const COLUMNS = ['stores', 'modules', 'extras', 'storage'] as const

/** A CSV cell lists ids with semicolons; a JSON line may have an array. */
const ids = (value: unknown): string[] => {
  const listed: readonly unknown[] = Array.isArray(value) ? value : String(value ?? '').split(/[;,]/)
  return listed.map((id) => String(id).trim()).filter((id) => id !== '')
}

export const priceJob: BatchJob<PriceOutput> = {
  shape: {
    columns: COLUMNS,
    required: ['stores'],
    synonyms: { stores: ['storeCount', 'store'], modules: ['module'], extras: ['extra'] },
  },
  evaluate: (values) => {
    const priced = priceOf({
      stores: String(values['stores'] ?? '').trim(),
      modules: ids(values['modules']),
      extras: ids(values['extras']),
      storage: ids(values['storage']),
    })
    return priced.ok ? { ok: true, result: priceOutput(priced.quote) } : priced
  },
  columns: [
    'storeCount',
    'clamped',
    'items',
    'perStoreSubtotal',
    'discountPercent',
    'discount',
    'extras',
    'total',
    'yearly',
    'nextStore',
  ],
  flatten: ({ lines, included: _, ...rest }) => ({ ...rest, items: lines.map(({ id }) => id).join(';') }),
}
