import { beforeEach, expect, test } from 'vitest'
import { aPage } from './page.ts'

beforeEach(() => void aPage())

const MODULES = [
  ['mailers', async () => (await import('#data/mailers.ts')).hasMailers, 'mailers', 'massmailer'],
  ['quotes', async () => (await import('#data/loans.ts')).hasLoans, 'loans', 'loans'],
  ['rewrites', async () => (await import('#data/rewrites.ts')).hasRewrites, 'payments', 'rewrites'],
] as const

test.each(MODULES)('%s are for who may have them, in a company that has them', async (_, load, permission, feature) => {
  const has = await load()
  const features = ['massmailer', 'loans', 'rewrites', 'payments', 'calendar']
  const permissions = ['mailers', 'loans', 'payments', 'messages']
  const others = (all: readonly string[], own: string) => all.filter((one) => one !== own)
  const hasThem = (userPermissions: readonly string[], own: readonly string[]) =>
    has({ user: { userPermissions }, company: { features: own } } as never)
  expect([
    hasThem([permission], [feature, 'payments']),
    hasThem(others(permissions, permission), features),
    hasThem(permissions, others(features, feature)),
  ]).toEqual([true, false, false])
})
