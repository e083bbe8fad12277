import { regimeIDs } from '@xd/core/domain/loan/regime.ts'
import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { ruleTitle, statesWithRules } from '@xd/core/domain/loan/rule-choices.ts'
import { SOLD } from '@xd/core/domain/pricing/features.ts'
import { extras, modules, storage } from '@xd/core/domain/pricing/price-list.table.ts'
import type { PriceItem } from '@xd/core/domain/pricing/price-item.ts'
import { companyNames } from '#session/names.ts'
import { profileNames, readProfile } from '#session/profile.ts'

export interface Candidate {
  readonly value: string
  readonly text?: string
}

/** The line to complete: the command it names so far. */
export interface Line {
  readonly path: readonly string[]
}

type Values = (line: Line) => readonly Candidate[] | Promise<readonly Candidate[]>

const priced = (items: readonly PriceItem[]) => (): readonly Candidate[] =>
  items.map(({ id, title }) => ({ value: id, text: title }))

const sold = SOLD.filter(({ available, hidden }) => available && !hidden)

const profiles: Values = () => profileNames().map((value) => ({ value, text: readProfile(value)?.username ?? '' }))

/** The module whose labels a command accepts, by the command's noun. */
const MODULES: Readonly<Record<string, string>> = {
  inbox: 'conversation',
  convo: 'conversation',
  customers: 'customer',
  payments: 'payment',
  mailers: 'mailer',
}

const stores: Values = async () =>
  ((await companyNames())?.stores ?? []).map(({ storeAbbr, storeName }) => ({
    value: storeAbbr,
    text: storeName,
  }))

const labels: Values = async (line) =>
  ((await companyNames())?.labels ?? [])
    .filter(({ labelModuleKey }) => (MODULES[line.path[0] ?? ''] ?? labelModuleKey) === labelModuleKey)
    .map(({ labelName, labelModuleKey }) => ({ value: labelName, text: labelModuleKey }))

/** Values by the flag or argument that takes them. */
const VALUES: Readonly<Record<string, Values>> = {
  '--profile': profiles,
  '--store': stores,
  '--label': labels,
  '--regime': () => regimeIDs.map((value) => ({ value, text: regimes[value].title })),
  '--state': () => statesWithRules.map((value) => ({ value, text: ruleTitle(value) })),
  '--on': priced(sold),
  '--off': priced(sold),
  '--module': priced(modules),
  '--extra': priced(extras),
  '--storage': priced(storage),
  '--timezone': () => Intl.supportedValuesOf('timeZone').map((value) => ({ value })),
  name: (line) => (line.path[0] === 'profiles' ? profiles(line) : []),
}

export const valuesOf = async (taker: string, line: Line): Promise<readonly Candidate[]> =>
  (await VALUES[taker]?.(line)) ?? []
