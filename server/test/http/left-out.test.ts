import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { addDays, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { FETCHED } from '#http/fetched.ts'
import { SAVED_WHOLE, type SavedRecords, savedRecords } from './saved-records.ts'
import { choices, type Json, partOf } from './smallest-input.ts'

type Values = Record<string, unknown>

const TEXTS = ['#123456', '2031-05-05', '11:30', '+12135550147', 'left@out.test', '90210', 'America/Denver', 'fl', '2']

/** Other values that a field might take, likely ones first. */
const others = (schema: Json, value: unknown): unknown[] =>
  choices(schema).flatMap((kind): unknown[] => {
    if (kind.enum) return kind.enum.filter((one) => one !== value)
    switch (kind.type) {
      case 'boolean':
        return [value !== true]
      case 'number':
      case 'integer':
        return typeof value === 'number' ? [value + 1, value - 1] : [1, 20]
      case 'string':
        return [...(typeof value === 'string' && value !== '' ? [`${value}2`] : []), ...TEXTS]
      case 'array': {
        const [first, ...rest] = (value ?? []) as unknown[]
        return first === undefined
          ? others(kind.items!, undefined).map((one) => [one])
          : [...others(kind.items!, first).map((one) => [one, ...rest]), rest]
      }
      case 'object': {
        const held = (value ?? {}) as Values
        return Object.entries(kind.properties ?? {}).flatMap(([name, inner]) =>
          others(inner, held[name]).map((one) => ({ ...held, [name]: one })),
        )
      }
      default:
        return []
    }
  })

/** Values that nobody guesses, some of them made from the one before. */
const VALUES: Record<string, (before: never, made: { readonly label: number; readonly template: number }) => unknown> =
  {
    companyLanguages: () => ['en'],
    custCustomFields: () => ({ birthday: '2001-02-16', ring: 7 }),
    itemDateEnd: (day: string) => addDays(parseLocalDay(day.slice(0, 10))!, 1) + day.slice(10),
    itemDateStart: (day: string) => addDays(parseLocalDay(day.slice(0, 10))!, -1) + day.slice(10),
    itemRepeat: (was: string | null) => (was === null ? 'yearly' : null),
    jobLabels: (_, { label }) => [label],
    keyAddresses: () => ['203.0.113.0/24'],
    keyExpires: () => new Date(Date.now() + 100 * DAY_MS).toISOString(),
    militaryCheck: () => ({ day: '2026-11-21', method: 'dod-database', reference: 'MLA-1' }),
    storeHours: (days: readonly Values[]) => days.map((day) => ({ ...day, hoursOpenTime: '08:15:00' })),
    templateBodyES: () => 'Hola',
    templateSubjectES: () => 'Hola',
    texts: (_, { template }) => [{ kind: 'due', one: template, many: template }],
  }

/** The ID of a record that its save changes, but makes without a key of the caller's. */
const OWN: Partial<Record<CallName, string>> = {
  'admin/companies/save': 'companyID',
  'customers/save': 'custID',
  'settings/api-keys/save': 'keyID',
  'settings/users/save': 'userID',
}
const ownID = (name: CallName) => OWN[name] ?? calls[name].creates?.split('.')[1] ?? ''

/** What can't be changed, or would end what others are. */
const SAME: Partial<Record<CallName, readonly string[]>> = {
  'calendar/entries/update': ['itemRefKey', 'itemCustomFields'],
  'labels/save': ['labelModuleKey'],
  'loans/save': ['custID'],
  // A mailer without a time is a draft without one.
  'mailers/schedule-job': ['jobScheduledAt'],
  'payments/schedules/save': ['planTotal'],
  // The sample has work left to do.
  'stores/save': ['storeEnabled', 'storeDeleted'],
  // A template in Spanish has no other words in Spanish.
  'templates/save': ['templateLanguage'],
}

/** Records whose changes the activity log leaves out, or tells in words of their own. */
const UNLOGGED: readonly CallName[] = [
  'calendar/entries/update',
  'customers/save',
  'loans/save',
  'payments/set-custom-fields',
]
/** Fields that it tells in other words. */
const RETOLD: Partial<Record<CallName, readonly string[]>> = {
  'admin/companies/save': ['features'],
  'payments/schedules/save': ['planAmount', 'planTickets'],
}

/** More input, which some saves need. */
const BESIDE: Partial<Record<CallName, object>> = { 'loans/save': { overrideReason: 'As agreed' } }

describe.each(ENGINES)('on %s, what a save leaves out stays, and what it gives changes and is logged:', (database) => {
  let world: SavedRecords
  let made: { readonly label: number; readonly template: number }
  beforeAll(async () => {
    world = await savedRecords({ database })
    const owner = await world.server.signIn('owner')
    const label = { labelModuleKey: 'mailer', labelName: 'Left out' } as const
    const template = { templateKind: 'notice', templateChannel: 'sms', templateLanguage: 'en' } as const
    const { labels } = await owner('labels/save', { label })
    const { templates } = await owner('templates/save', {
      template: { ...template, templateName: 'Left out', templateBody: 'Hi' },
    })
    made = {
      label: labels.find(({ labelName }) => labelName === 'Left out')!.labelID,
      template: templates.find(({ templateName }) => templateName === 'Left out')!.templateID,
    }
  })
  afterAll(() => world.server.close())

  test.each(SAVED_WHOLE)('%s', async (name) => {
    const { document, shownOtherwise = [] } = FETCHED[name]!
    const { properties = {}, required = [] } = partOf(name, document)
    const kept = [...required, ownID(name)]
    const same = [...kept, ...shownOtherwise, ...(SAME[name] ?? [])]
    const reader = await world.reader(name)
    const read = async () =>
      Object.fromEntries(Object.entries(await reader()).filter(([field]) => field in properties)) as Values
    const save = (record: Values) => world.post(name, { [document]: record, ...BESIDE[name] })

    const lastLine = async () => {
      const lines = world.server.connection.reads.selectFrom('audit').select('detail')
      return (await lines.orderBy('auditID', 'desc').limit(1).executeTakeFirst())?.detail ?? ''
    }

    const first = await read()
    const unlogged: string[] = []
    const unchanged: Values = {}
    for (const field of Object.keys(first).filter((one) => !same.includes(one))) {
      const before = await read()
      const was = before[field]
      const tried = field in VALUES ? [VALUES[field]!(was as never, made)] : others(properties[field]!, was)
      const said: unknown[] = []
      const isChanged = async () => JSON.stringify((await read())[field]) !== JSON.stringify(was)
      for (const value of tried) {
        const { fields, json } = await save({ ...before, [field]: value })
        if (await isChanged()) break
        said.push(fields ?? json['error'])
      }
      if (!(await isChanged())) unchanged[field] = said
      if (!(await lastLine()).includes(`"${field}"`)) unlogged.push(field)
    }
    expect(unchanged).toEqual({})
    if (!UNLOGGED.includes(name)) expect(unlogged).toEqual(RETOLD[name] ?? [])

    const before = await read()
    const least = Object.fromEntries(Object.entries(before).filter(([field]) => kept.includes(field)))
    expect(await save(least)).toMatchObject({ status: 200 })
    expect(await read()).toEqual(before)
    await save(first)
  })
})
