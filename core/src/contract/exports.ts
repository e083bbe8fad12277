import type { Feature } from '#domain/access/features.ts'
import type { Permission } from '#domain/access/permissions.ts'

/**
 * Every list and report that can be exported as CSV, with the same permission as on screen. Plain data, so that the
 * browser can load it without the schema library.
 */
export const EXPORTS = {
  payments: 'payments',
  customers: 'customers',
  inbox: 'messages',
  'payment-report': 'reports',
  'teller-report': 'reports',
  rewrites: 'payments',
} as const satisfies Record<string, Permission>
/** The module a file belongs to, same as its list. */
export const EXPORT_FEATURES: Partial<Record<keyof typeof EXPORTS, Feature>> = {
  payments: 'payments',
  rewrites: 'rewrites',
}

export type ExportName = keyof typeof EXPORTS

export const isExport = (name: string): name is ExportName => Object.hasOwn(EXPORTS, name)

/** The address of a list's file, with exactly the rows a search finds. */
export const exportPath = (name: ExportName, search: object): string =>
  `/export/${name}.csv?search=${encodeURIComponent(JSON.stringify(search))}`
