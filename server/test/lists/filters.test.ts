import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { type ExportName, exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { FILTER_NAMES, type FilterName } from '@xd/core/contract/list.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { LABEL, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { oneOfEach } from '../one-of-each.ts'

/**
 * Every call that takes a search, and every file. These have their own tests: `inbox/change`, which writes; the summary
 * of a calendar, which needs both days of a window; the recipients of one mailer; the notices of one batch; the lookup
 * of a customer's notices, which needs a text; and support's lists of one company.
 */
const LISTS = [
  ...(Object.keys(calls) as CallName[]).filter(
    (name) =>
      calls[name].kind === 'read' &&
      'search' in (calls[name].input.fields as object) &&
      !('companyID' in (calls[name].input.fields as object)) &&
      name !== 'calendar/entries/summarize' &&
      name !== 'mailers/recipients/list' &&
      name !== 'notices/batch-details' &&
      name !== 'notices/customer-lookup',
  ),
  ...FILES.map(({ name }) => `${name}.csv` as const),
]
type ListName = (typeof LISTS)[number]

/** What a search of these must always have. */
const ALWAYS: Partial<Record<ListName, object>> = {
  // Exporting it is itself a line of it: these are somebody else's.
  'activity.csv': { user: USER.clerk, action: 'login' },
  // The first of the demo's.
  'mailer-recipients.csv': { mailer: 1 },
  'notices.csv': { batch: 1 },
  'channel-report.csv': { dateStart: '1900-01-01', dateEnd: '9999-12-31' },
  'message-report.csv': { dateStart: '1900-01-01', dateEnd: '9999-12-31' },
  'payment-report.csv': { dateStart: '1900-01-01', dateEnd: '9999-12-31' },
  'teller-report.csv': { dateStart: '1900-01-01', dateEnd: '9999-12-31' },
}

const REWRITE_TICKET = 'taken from the first row'

/** A value for each filter that excludes some rows of a list; where lists differ, by the start of their names. */
const NARROWER: Record<FilterName, unknown> & Record<`${string}: ${FilterName}`, unknown> = {
  filter: 'Whitfield',
  'calendar: filter': 'no calendar has this title',
  'payments/rewrites: filter': REWRITE_TICKET,
  'rewrites: filter': REWRITE_TICKET,
  'settings/activity/visits: filter': 'no visit was for this',
  'support-visits: filter': 'no visit was for this',
  store: STORE.lake,
  custIDs: [PEOPLE.whitfield.custID],
  paymentKeys: [PAYMENT_KEY.paidToday],
  custID: PEOPLE.whitfield.custID,
  rewriteID: 1,
  calendar: 1,
  mailer: 2,
  batch: 2,
  status: 'approved',
  'customers/stop-requests: status': 'open',
  'stop-requests: status': 'open',
  'customers/promises: status': 'open',
  'promises: status': 'open',
  'customers: status': 'blocked',
  'loans: status': 'accepted',
  'payments/schedules: status': 'canceled',
  'plans: status': 'canceled',
  'inbox: status': 'archived',
  'payments/rewrites: status': 'dismissed',
  'rewrites: status': 'dismissed',
  'payments/reconciliation: status': 'resolved',
  'reconciliation: status': 'resolved',
  'tickets: status': 'redeemed',
  'mailers: status': 'canceled',
  'mailer-recipients: status': 'failed',
  'notices/list-batches: status': 'canceled',
  'notices: status': 'paid',
  'notice-batches: status': 'canceled',
  'admin/companies: filter': 'golden',
  'companies: filter': 'golden',
  'admin/companies: status': 'suspended',
  'companies: status': 'suspended',
  'settings/users: status': 'disabled',
  'users: status': 'disabled',
  reason: 'opted_out',
  origin: 'self',
  flag: 'radiation',
  channel: 'web',
  lead: 'lost',
  promise: 'broken',
  check: 'missing',
  'leads: status': 'lost',
  'leads: filter': 'Brandt',
  'leads: store': STORE.prospect,
  'leads: custID': PEOPLE.brandt.custID,
  label: LABEL.interest,
  'customers: label': LABEL.regular,
  'inbox: label': LABEL.followUp,
  assigned: 'me',
  unread: true,
  user: USER.lena,
  action: 'nobody does this',
  visit: 1,
  dateStart: '2200-01-01',
  dateEnd: '1950-01-01',
  graceEnds: '1950-01-01',
}

const narrower = (list: ListName, filter: FilterName): unknown => {
  const special = Object.keys(NARROWER).find((key) => {
    const [prefix, name] = key.split(': ')
    return name === filter && list.startsWith(prefix!)
  })
  return NARROWER[(special ?? filter) as FilterName]
}

/** Lists of all companies. */
const isSupports = (list: ListName): boolean =>
  list.endsWith('.csv')
    ? FILES.some(({ name, call }) => `${name}.csv` === list && calls[call].access === 'support')
    : calls[list as CallName].access === 'support'

/** An ID, a field name or a code, where a name or a word should be. */
const RAW_WORDS = /[a-z][A-Z]|_|undefined|null|\d{4}-\d{2}|^$|\b(?:store|user|label|mailer|batch) \d/

/** A call that returns no rows, or a file of titles alone. */
const NOTHING = /^\{"success":true,"\w+":\[\]|^[^\n]*\n$/

/** The filters each list accepts, once known. The rest is refused before any database query, so both engines agree. */
const TAKEN = new Map<ListName, readonly FilterName[]>()
const filtersOf = (list: ListName): readonly FilterName[] => TAKEN.get(list) ?? FILTER_NAMES

describe.each(ENGINES)('the filters of every list and file, on %s', (database) => {
  let server: Booted
  let token: string
  let support: { token: string }
  let stranger: { token: string }
  let ticket: string
  beforeAll(async () => {
    server = await boot({ database })
    await oneOfEach(server)
    const owner = await server.signIn('owner')
    ;({ token } = owner)
    support = await server.signIn('support@xd.test')
    stranger = await server.signIn('owner@silveranchor.test')
    // The stranger has every module, so they are kept out only because nothing here is theirs.
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    ticket = (await owner('payments/rewrites/list', {})).rewrites[0]!.rewriteTickets[0]!.oldTicket
  })
  afterAll(() => server.close())

  const ask = (list: ListName, search: object, who = isSupports(list) ? support.token : token) => {
    const whole = { ...ALWAYS[list], ...search }
    return list.endsWith('.csv')
      ? server.ask(exportPath(list.slice(0, -'.csv'.length) as ExportName, whole), { token: who })
      : server.ask(`/api/${list}`, { body: JSON.stringify({ search: whole }), token: who })
  }
  /** The log's words for the last file's filters. */
  const lastExport = async (who: string): Promise<string> => {
    const body = JSON.stringify({ search: { action: 'export', perPage: 1 } })
    const { text } = await server.ask('/api/settings/activity/list', { body, token: who })
    return (JSON.parse(text) as { activity: { words: string }[] }).activity[0]!.words
  }
  const refused = ({ status, text }: Awaited<ReturnType<typeof ask>>): Record<string, string> | undefined =>
    status === 400 ? (JSON.parse(text) as { error: { fields: Record<string, string> } }).error.fields : undefined

  test.each(LISTS)('%s applies every filter or refuses it', async (list) => {
    const all = await ask(list, {})
    expect(all.status).toBe(200)
    expect(all.text, `${list} has no row to filter: make one in server/test/one-of-each.ts`).not.toMatch(NOTHING)
    const taken: FilterName[] = []
    for (const filter of filtersOf(list)) {
      const asked = narrower(list, filter)
      const answer = await ask(list, { [filter]: asked === REWRITE_TICKET ? ticket : asked })
      const fields = refused(answer)
      const told = `${list} by ${filter}: ${answer.status} ${answer.text.slice(0, 200)}`
      if (fields) expect(fields, told).toEqual({ [`search.${filter}`]: expect.stringMatching(/^This list can’t be/) })
      else {
        expect([answer.status, answer.text === all.text], told).toEqual([200, false])
        taken.push(filter)
      }
    }
    TAKEN.set(list, taken)
  })

  test.each(LISTS)('%s shows nothing of another company, with any filter', async (list) => {
    for (const filter of filtersOf(list)) {
      const asked = narrower(list, filter)
      const { status, text } = await ask(list, { [filter]: asked === REWRITE_TICKET ? ticket : asked }, stranger.token)
      expect(isSupports(list) ? [403] : [200, 400, 404], `${list} by ${filter}`).toContain(status)
      expect(text, `${list} by ${filter}`).not.toMatch(/Jerome|goldenpledge|Golden Pledge/)
    }
  })

  /** Spec 1 §9: the search that clients send with every list when nothing is chosen. */
  const NOTHING_CHOSEN = {
    filter: '',
    store: 'all',
    flag: 'any',
    assigned: 'any',
    label: null,
    perPage: 25,
    page: 1,
    cursor: null,
    dateStart: '1900-01-01',
    dateEnd: '9999-12-31',
  }

  test.each(LISTS)('%s accepts a search in which nothing is chosen', async (list) => {
    const plain = await ask(list, list === 'inbox/list' ? { perPage: 25 } : {})
    expect(await ask(list, NOTHING_CHOSEN)).toEqual(plain)
    expect(await ask(list, { ...NOTHING_CHOSEN, status: '' })).toEqual(plain)
    expect(await ask(list, { ...NOTHING_CHOSEN, cursor: '', sortBy: '' })).toEqual(plain)
  })

  test.each(LISTS)('%s searches for words, whatever blanks are around them', async (list) => {
    const filter = narrower(list, 'filter')
    const asked = String(filter === REWRITE_TICKET ? ticket : filter)
    expect(await ask(list, { filter: `  ${asked} ` })).toEqual(await ask(list, { filter: asked }))
    const blank = await ask(list, { filter: '  ' })
    if (!refused(blank)) expect(blank).toEqual(await ask(list, {}))
  })

  /** Lists that show only some rows unless asked for all. */
  const OPEN_BY_DEFAULT: readonly ListName[] = [
    'inbox/list',
    'inbox.csv',
    'payments/reconciliation/list',
    'reconciliation.csv',
  ]
  const isOwnChoice = (list: ListName, filter: FilterName, value: unknown): boolean =>
    (filter === 'filter' && value !== null && value !== '') ||
    (filter === 'status' && value === 'all' && OPEN_BY_DEFAULT.includes(list))
  /** A report needs both of its days. */
  const isReport = (list: ListName): boolean => list.endsWith('-report.csv')

  test.each(LISTS)('%s treats a value that filters nothing as if it were left out', async (list) => {
    const plain = await ask(list, {})
    const always = Object.keys(ALWAYS[list] ?? {})
    for (const value of [null, '', 'all', 'any']) {
      const said = FILTER_NAMES.filter((name) => !always.includes(name) && !isOwnChoice(list, name, value))
      expect(await ask(list, Object.fromEntries(said.map((name) => [name, value]))), `${list}: ${value}`).toEqual(plain)
    }
    // A required filter is refused, or means all, in the same way.
    for (const value of [null, '', 'all', 'any'])
      for (const name of always)
        expect(await ask(list, { [name]: value }), `${list} by ${name}: ${value}`).toEqual(
          await ask(list, { [name]: undefined }),
        )
    if (!isReport(list))
      for (const ends of [{ dateStart: '1900-01-01' }, { dateEnd: '9999-12-31' }])
        expect(await ask(list, ends), `${list} by ${JSON.stringify(ends)}`).toEqual(plain)
  })

  test('words that filter nothing elsewhere are searched as text, and all is a choice where it is not the default', async () => {
    const count = async (list: ListName, search: object) =>
      (JSON.parse((await ask(list, search)).text) as { count: number }).count
    expect(await count('customers/list', { filter: 'any' })).toBeLessThan(await count('customers/list', {}))
    expect(await count('inbox/list', { status: 'all' })).toBeGreaterThan(await count('inbox/list', { status: 'any' }))
  })

  // Spec 1 §9: "Default sorts".
  test.each([
    ['customers/list', 'custLastName', 'asc'],
    ['calendar/entries/list', 'itemDateStart', 'asc'],
    ['notices/list-batches', 'noticeID', 'desc'],
    ['payments/list', 'messageDate', 'desc'],
  ] as const)('%s is sorted by %s unless asked otherwise', async (list, sortBy, sortDir) => {
    expect(await ask(list, { sortBy, sortDir })).toEqual(await ask(list, {}))
  })

  // Refused before any database query.
  test.runIf(database === 'sqlite').each(LISTS)('%s refuses an unknown filter', async (list) => {
    expect(refused(await ask(list, { custId: 1, fliter: 'x' }))).toEqual({
      'search.custId': 'There is no such filter',
      'search.fliter': 'There is no such filter',
    })
  })

  test.runIf(database === 'sqlite').each(LISTS)(
    '%s refuses a filter beside its search, which would otherwise return all rows',
    async (list) => {
      const who = isSupports(list) ? support.token : token
      const answer = await (list.endsWith('.csv')
        ? server.ask(`/export/${list}?dateStart=2026-01-01&serach=${encodeURIComponent('{}')}`, { token: who })
        : server.ask(`/api/${list}`, { body: JSON.stringify({ dateStart: '2026-01-01', serach: {} }), token: who }))
      expect(refused(answer)).toEqual({
        dateStart: 'Send it in search, not beside it',
        serach: 'There is no such input',
      })
    },
  )

  test.each(LISTS.filter((list) => list.endsWith('.csv')))(
    'the log says in words how %s was filtered',
    async (list) => {
      const who = isSupports(list) ? support.token : token
      for (const filter of filtersOf(list)) {
        const asked = narrower(list, filter)
        const value = asked === REWRITE_TICKET ? ticket : asked
        const allowed = refused(await ask(list, { [filter]: `no such ${filter}` }))?.[`search.${filter}`]
        const choices = /^One of (.+)$/
          .exec(allowed ?? '')?.[1]
          ?.split(', ')
          .filter((one) => !['all', 'any'].includes(one)) ?? [value]
        for (const choice of choices) {
          if ((await ask(list, { [filter]: choice })).status !== 200) continue
          const words = await lastExport(who)
          expect(words, `${list} by ${filter}`).toMatch(choice === false ? /^Everything$/ : /^(?!Everything)/)
          expect(words, `${list} by ${filter}`).not.toMatch(RAW_WORDS)
        }
      }
    },
  )

  test('a change to everything a search finds supports that list’s filters and no others', async () => {
    const owner = await server.signIn('owner')
    const search = { dateStart: '2026-01-01' } as object
    await expect(owner('inbox/change', { search, change: { archived: true } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'search.dateStart': 'This list can’t be filtered by date' },
    })
  })
})
