import { activityDetail, type Detail } from '@xd/core/domain/activity/details.ts'
import type { Naming } from '@xd/core/domain/activity/phrases.ts'
import { activityTarget } from '@xd/core/domain/activity/target.ts'
import type { Db } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { findNames, isNamedKind, type NamedKind } from '#queries/record-names.ts'

interface Line {
  readonly action: string
  readonly target: string | null
  readonly detail: Detail | null
}

interface Said {
  readonly targetName: string | null
  readonly words: string
}

const targetName = ({ target, detail }: Line, naming: Naming) => activityTarget(target, detail, naming)
const words = ({ action, target, detail }: Line, naming: Naming) => activityDetail(action, detail, naming, target)

/** Renders lines without names, to learn which names they need and whether they mention a time. */
const learner = () => {
  const asked = new Map<NamedKind, Set<string>>()
  const learnt = { asked, tellsTime: false }
  let incomplete = false
  const naming: Naming = {
    find: (kind, id) => {
      incomplete = true
      if (isNamedKind(kind)) asked.set(kind, (asked.get(kind) ?? new Set()).add(String(id)))
      return undefined
    },
    get timezone() {
      incomplete = learnt.tellsTime = true
      return 'UTC'
    },
  }
  const say = <T>(how: (line: Line, naming: Naming) => T, line: Line) => {
    incomplete = false
    const said = how(line, naming)
    return incomplete ? (named: Naming): T => how(line, named) : () => said
  }
  return { learnt, say }
}

/** The targets of log lines, by name, and their details in words. One query for each kind of record. */
export const sayLines = async (db: Db, scope: Tenant, lines: readonly Line[]): Promise<readonly Said[]> => {
  const { learnt, say } = learner()
  const sayings = lines.map((line) => ({ targetName: say(targetName, line), words: say(words, line) }))
  const kinds = [...learnt.asked]
  const [timezone, ...names] = await Promise.all([
    learnt.tellsTime ? timezoneOfCompany(db, scope.companyID) : 'UTC',
    ...kinds.map(([kind, ids]) => findNames(db, scope, kind, [...ids])),
  ])
  const byKind = new Map(kinds.map(([kind], place) => [kind as string, names[place]!]))
  const naming: Naming = { find: (kind, id) => byKind.get(kind)?.get(String(id)), timezone }
  return sayings.map((saying) => ({ targetName: saying.targetName(naming), words: saying.words(naming) }))
}
