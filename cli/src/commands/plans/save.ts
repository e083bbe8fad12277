import type { Command } from 'commander'
import { dollarsFromCents, parseDollars } from '@xd/core/domain/money/cents.ts'
import { PLAN_INTERVALS, PLAN_KINDS, type PlanInterval, type PlanKind } from '@xd/core/domain/plan/plan.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type Keyed, made, withKey } from '#session/under-key.ts'
import { wholeNumber } from '#session/whole-number.ts'
import { type Plan, planFacts } from './table.ts'

type SaveOptions = OutputOptions &
  ServerOptions &
  Keyed & {
    readonly plan?: string
    readonly customer?: string
    readonly store?: string
    readonly kind?: PlanKind
    readonly amount?: string
    readonly total?: string
    readonly every?: PlanInterval
    readonly count?: string
    readonly start?: string
    readonly memo?: string
    readonly tickets?: string
    readonly expectedVersion?: string
  }

const dollarsOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const parsed = parseDollars(text)
  if (!parsed.ok) throw invalidInput(`${text}: ${parsed.reason}`)
  return dollarsFromCents(parsed.cents)
}

const ticketsOf = (text: string | undefined): readonly string[] | undefined => {
  if (text === undefined) return undefined
  const list = parseTicketList(text)
  if (!list.ok) throw invalidInput(list.reason)
  return list.tickets
}

const needed = <T>(value: T | undefined, option: string): T => {
  if (value === undefined) throw usageFailure(`xd plans save needs --${option}, or --plan`)
  return value
}

/** The whole plan: what isn't given stays as it was. */
const written = async (calls: ReturnType<typeof signedInCalls>, options: SaveOptions, before: Plan | undefined) => ({
  planID: before?.planID,
  planKind: needed(options.kind ?? before?.planKind, 'kind'),
  custID: needed(options.customer ?? before?.custID, 'customer'),
  storeID: options.store === undefined ? needed(before?.storeID, 'store') : await storeIDOf(calls, options.store),
  planAmount: dollarsOf(options.amount) ?? before?.planAmount,
  planTotal: dollarsOf(options.total) ?? before?.planTotal,
  planEvery: options.every ?? before?.planEvery ?? 'month',
  planCount: wholeNumber('count', options.count) ?? before?.planCount ?? 1,
  planStart: needed(options.start ?? before?.planStart, 'start'),
  planMemo: needed(options.memo ?? before?.planMemo, 'memo'),
  planTickets: ticketsOf(options.tickets) ?? before?.planTickets,
})

export const addTo = (plans: Command): void => {
  const command = plans
    .command('save')
    .description('make a plan, or change one that hasn’t ended')
    .option('--plan <planID>', 'change this plan; anything you leave out stays the same')
    .option('--customer <custID>', 'the customer’s number')
    .option('--store <store>', 'the store: its number, short name or name')
    .addOption(
      plans.createOption('--kind <kind>', 'one later payment, repeating payments, or a layaway').choices(PLAN_KINDS),
    )
    .option('--amount <dollars>', 'each payment (default for a layaway: even payments)')
    .option('--total <dollars>', 'the layaway’s full price')
    .addOption(plans.createOption('--every <interval>', 'how often (default: month)').choices(PLAN_INTERVALS))
    .option('--count <payments>', 'how many payments, 1 to 52 (default: 1)')
    .option('--start <day>', 'the day of the first payment, 2026-12-01')
    .option('--memo <text>', 'what it is for, as the customer reads it')
    .option('--tickets <numbers>', 'the tickets it pays toward')
    .option('--expected-version <number>', 'fail if someone has saved a newer version')
    .addHelpText(
      'before',
      `Examples:
  xd plans save --customer 8 --store "Main St" --kind layaway --total 300 --count 6 --start 2026-12-01 --memo "Gold chain"
  xd plans save --customer 8 --store 1 --kind once --amount 45 --start 2026-12-15 --memo "Interest" --tickets 10233
  xd plans save --plan 12 --count 8
`,
    )
  withServer(withOutput(withKey(command))).action(async (options: SaveOptions) => {
    const calls = signedInCalls(options)
    const { plan: planID } = options
    const before = planID === undefined ? undefined : (await calls('payments/schedules/fetch', { planID })).plan
    const input = await written(calls, options, before)
    const { plan } = await made(options, before === undefined, (clientKey) =>
      calls('payments/schedules/save', {
        plan: input,
        clientKey,
        ...(before && {
          expectedVersion: wholeNumber('expected-version', options.expectedVersion) ?? before.planVersion,
        }),
      }),
    )
    return show(options, { json: plan, tables: () => [planFacts(plan)] })
  })
}
