import type { Feature } from '#domain/access/features.ts'
import type { Permission } from '#domain/access/permissions.ts'

/**
 * Every list and report that can be had as a CSV file, with the permission that it needs: its own on screen. Plain data, so that the
 * browser can carry it without the schema library.
 */
export const EXPORTS = {
  payments: 'payments',
  customers: 'customers',
  inbox: 'messages',
  'payment-report': 'reports',
  'teller-report': 'reports',
  rewrites: 'payments',
} as const satisfies Record<string, Permission>
/** The module that a file belongs to, as its list does. */
export const EXPORT_FEATURES: Partial<Record<keyof typeof EXPORTS, Feature>> = {
  payments: 'payments',
  rewrites: 'rewrites',
}

export type ExportName = keyof typeof EXPORTS

export const isExport = (name: string): name is ExportName => Object.hasOwn(EXPORTS, name)

/** Where a list's file is, of exactly what a search finds. */
export const exportPath = (name: ExportName, search: object): string =>
  `/export/${name}.csv?search=${encodeURIComponent(JSON.stringify(search))}`
