import { Schema } from 'effect'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { keyMayCall } from '@xd/core/contract/key-calls.ts'
import { mayBeAKeys } from '@xd/core/domain/access/api-key.ts'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, LABEL, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { Report } from './attack-report.ts'
import { signInLater } from './attack-sign-in.ts'

/** A caller, and the words of the companies whose data must never be in their answers. */
interface Caller {
  readonly role: string
  readonly foreign: RegExp
  /** Sees every company in the calls of XD Support. */
  readonly isSupport?: true
  readonly token?: string
  /** Whether a call must accept this kind of caller. */
  readonly may: (name: CallName) => boolean
}

const SILVER = /silveranchor|Silver Anchor/i
const PEOPLE_WHO_SIGN_IN = [
  ['clerk', SILVER],
  ['manager', SILVER],
  ['owner', SILVER],
  ['lena', SILVER],
  ['tomas', SILVER],
  ['owner@silveranchor.test', /goldenpledge|Golden Pledge|Jerome/i],
  ['support@xd.test', /Jerome/i],
] as const

const nobody: Caller = {
  role: 'nobody',
  foreign: /goldenpledge|silveranchor/i,
  may: (name) => calls[name].access === 'anyone',
}

const person = async (server: Booted, role: string, foreign: RegExp): Promise<Caller> => {
  const who = await signInLater(server, role)
  const { user } = await who('auth/info', {})
  const may = (name: CallName) => {
    const { access } = calls[name]
    if (access === 'anyone' || access === 'session') return true
    return access === 'support' ? user.userIsXDACCT : user.userPermissions.includes(access)
  }
  return { role, foreign, token: who.token, may }
}

/** An owner's key, for some or all stores. */
const key = async (
  server: Booted,
  role: string,
  keyPermissions: readonly Permission[],
  keyStoreIDs: readonly number[] | null,
): Promise<Caller> => {
  const owner = await signInLater(server, 'owner')
  const { secret } = await owner('settings/api-keys/save', { key: { keyName: role, keyPermissions, keyStoreIDs } })
  const may = (name: CallName) => {
    const { access } = calls[name]
    if (access === 'anyone') return true
    return keyMayCall(name) && (access === 'session' || keyPermissions.some((one) => one === access))
  }
  return { role, foreign: SILVER, token: secret!, may }
}

/** XD Support on a visit, with or without permission to make changes. */
const visitor = async (server: Booted, readOnly: boolean): Promise<Caller> => {
  const support = await signInLater(server, 'support@xd.test')
  await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 820', readOnly })
  const may = (name: CallName) => !readOnly || calls[name].kind === 'read' || calls[name].access === 'anyone'
  const role = readOnly ? 'a visitor who reads' : 'a visitor who changes'
  return { role, foreign: SILVER, isSupport: true, token: support.token, may }
}

const callers = (server: Booted): readonly (() => Promise<Caller>)[] => [
  async () => nobody,
  ...PEOPLE_WHO_SIGN_IN.map(
    ([role, foreign]) =>
      () =>
        person(server, role, foreign),
  ),
  () => key(server, 'a key of one store', ['customers', 'payments'], [STORE.main]),
  () => key(server, 'a key of all stores', PRESETS.owner.filter(mayBeAKeys), null),
  () => visitor(server, true),
  () => visitor(server, false),
]

type IDs = Readonly<Record<string, unknown>>
/** The ids for each field, by field name. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(custID|customerID|keptID|mergedID)s?$/, 'customer'],
  [/^convoIDs?$/, 'conversation'],
  [/^(storeID|store)$/, 'store'],
  [/^paymentKeys?$/, 'payment'],
  [/^(messageID|beforeID|lastSeenMessageID)$/, 'message'],
  [/^(labelID|labels|paymentLabels|addLabel|removeLabel|label)$/, 'label'],
  [/^(userID|assigned)$/, 'user'],
  [/^(catID|calendar|shown)$/, 'category'],
  [/^companyID$/, 'company'],
  [/^media$/, 'media'],
  [/ID$|IDs$/, 'other'],
]
const GOLDEN: IDs = {
  customer: PEOPLE.whitfield.custID,
  conversation: PEOPLE.whitfield.convos.main,
  store: STORE.main,
  payment: PAYMENT_KEY.sent,
  label: LABEL.regular,
  user: USER.clerk,
  company: COMPANY.goldenPledge,
  message: 1,
  category: 1,
  media: 1,
  other: 1,
}
const SETS: Readonly<Record<string, IDs>> = {
  own: GOLDEN,
  hidden: {
    ...GOLDEN,
    customer: PEOPLE.halvorsen.custID,
    conversation: PEOPLE.halvorsen.convos.lake,
    store: STORE.lake,
  },
  unknown: Object.fromEntries(
    Object.keys(GOLDEN).map((kind) => [kind, kind === 'payment' ? 'NoSuchKey0000000000001' : 987_654]),
  ),
}

interface Json {
  type?: string
  properties?: Record<string, Json>
  anyOf?: Json[]
  items?: Json
  enum?: unknown[]
  $ref?: string
}

/** An input the call could accept, with ids from the given set. */
const plausible = (schema: Json, definitions: Record<string, Json>, ids: IDs, name = ''): unknown => {
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1]
  const of = (inner: Json, inside = name) => plausible(inner, definitions, ids, inside)
  if (schema.$ref) return of(definitions[schema.$ref.split('/').at(-1)!] ?? {})
  if (schema.type === 'array') return [of(schema.items ?? {})]
  if (schema.anyOf) {
    const inner = schema.anyOf.find(({ type, properties }) => type === 'array' || properties !== undefined)
    return inner ? of(inner) : kind ? ids[kind] : of(schema.anyOf[0]!)
  }
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, of(inner, key)]))
  if (kind !== undefined) return ids[kind]
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return 1
  if (schema.type === 'object') return {}
  if (/phone/i.test(name)) return '+12135550147'
  if (/^(date|day)/i.test(name)) return '2026-01-02'
  return /^(sendAt|until)$/.test(name) ? new Date(Date.now() + 3_600_000).toISOString() : 'x'
}

/** These change the session, so every later answer would belong to someone else. */
const OWN_SESSION: readonly CallName[] = ['auth/login', 'auth/logout', 'admin/do-login-as', 'admin/logout-as']

/**
 * Every call × caller × own, hidden and unknown ids: no call leaks another company's data, and none ends in a defect.
 */
export const attackMatrix = async (server: Booted, report: Report): Promise<void> => {
  for (const comeIn of callers(server)) {
    const { role, foreign, isSupport, token, may } = await comeIn()
    for (const name of Object.keys(calls) as CallName[]) {
      const { access, body, finds, input, kind, ownSession } = calls[name]
      if (OWN_SESSION.includes(name) || body === 'multipart') continue
      const { schema, definitions } = Schema.toJsonSchemaDocument(input)
      for (const [set, ids] of Object.entries(SETS)) {
        const answer = await fetch(`${server.url}/api/${name}`, {
          method: 'POST',
          body: JSON.stringify(plausible(schema as Json, definitions as Record<string, Json>, ids)),
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
        const text = await answer.text()
        const told = `${role} ${name} (${set} ids): ${answer.status} ${text.slice(0, 200)}`
        report.count('matrix')
        if (answer.status >= 500) report.problem(`a defect: ${told}`)
        const isOwn = access === 'anyone' || (access === 'support' && isSupport)
        if (!isOwn && foreign.test(text)) report.problem(`tells of another company: ${told}`)
        if (!may(name) && answer.status !== 403 && !(kind === 'write' && ownSession))
          report.problem(`not refused: ${told}`)
        const outside =
          role === 'owner@silveranchor.test' || (role === 'clerk' && set === 'hidden') || set === 'unknown'
        const names = Object.values(finds).some((found) => found !== 'customer' || set !== 'hidden')
        if (may(name) && outside && access !== 'anyone' && names && answer.ok && set !== 'hidden')
          report.problem(`finds what is not the caller’s: ${told}`)
      }
    }
  }
}
