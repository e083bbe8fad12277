import { migrations } from '@xd/migrations/index.generated.ts'

/** The migrations this version knows, in their order. */
export const MIGRATION_NAMES: readonly string[] = migrations.map(({ name }) => name)
