import { activityDetail, type Detail } from '@xd/core/domain/activity/details.ts'
import type { Naming } from '@xd/core/domain/activity/phrases.ts'
import { activityTarget } from '@xd/core/domain/activity/target.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { findNames, isNamedKind, type NamedKind } from '#queries/named.ts'

interface Line {
  readonly action: string
  readonly target: string | null
  readonly detail: Detail | null
}

const say = ({ action, target, detail }: Line, naming: Naming) => ({
  targetName: activityTarget(target, detail, naming),
  words: activityDetail(action, detail, naming),
})

/** What lines of the log are about, by name, and their details in words. One query for each kind of record. */
export const sayLines = async <L extends Line>(db: Db, scope: Pick<CompanyScope, 'companyID'>, lines: readonly L[]) => {
  const timezone = await timezoneOfCompany(db, scope.companyID)
  // Said once without names, to learn whose names it takes.
  const asked = new Map<NamedKind, Set<string>>()
  const find = (kind: string, id: string | number): undefined => {
    if (isNamedKind(kind)) asked.set(kind, (asked.get(kind) ?? new Set()).add(String(id)))
  }
  for (const line of lines) say(line, { find, timezone })
  const kinds = [...asked]
  const names = await Promise.all(kinds.map(([kind, ids]) => findNames(db, scope, kind, [...ids])))
  const byKind = new Map(kinds.map(([kind], place) => [kind as string, names[place]!]))
  const naming: Naming = { find: (kind, id) => byKind.get(kind)?.get(String(id)), timezone }
  return lines.map((line) => ({ ...line, ...say(line, naming) }))
}
