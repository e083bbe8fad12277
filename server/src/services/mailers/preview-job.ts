import { Clock, Effect } from 'effect'
import type { Output } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import type { Exclusion } from '@xd/core/domain/mailer/audience.ts'
import { costOf } from '@xd/core/domain/message/cost.ts'
import { endOf, type Group } from '@xd/core/domain/mailer/ends-at.ts'
import { apportion, sampledOneOf } from '@xd/core/domain/mailer/estimate.ts'
import { wordWarnings } from '@xd/core/domain/mailer/refused-words.ts'
import { homeOf, hoursKey, hoursOn, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { type AudiencePage, audiencePage, countAudience, type Decided, sampledPage } from './audience.ts'
import { contextOf, type MailerContext, type Mailing } from './context.ts'
import { type GivenJob, readJob } from './written-job.ts'

type Preview = Output<'mailers/preview-job'>

const PREVIEWS = 3

/** A mailer's effect if it were sent now, summed over its audience. */
interface Sum {
  included: number
  segments: number
  readonly excluded: Partial<Record<Exclusion, number>>
  /** By the places that count, with the number of people. */
  readonly groups: Map<string, { group: Group; people: number }>
  readonly first: Decided[]
  longest: Decided | undefined
}

const add = (sum: Sum, one: Decided, isText: boolean): void => {
  if (one.excluded !== null) {
    sum.excluded[one.excluded] = (sum.excluded[one.excluded] ?? 0) + 1
    return
  }
  const { member, composed } = one
  sum.included += 1
  sum.segments += composed.segments
  const { storeTimezone } = member.store!
  const who = isText ? whereaboutsOf(member.customer, storeTimezone) : { storeTimezone }
  const key = hoursKey(who)
  const known = sum.groups.get(key)
  const segments = (known?.group.segments ?? 0) + composed.drawn
  sum.groups.set(key, { group: { who, segments }, people: (known?.people ?? 0) + 1 })
  if (sum.longest === undefined || composed.body.length > sum.longest.composed.body.length) sum.longest = one
  if (sum.first.length < PREVIEWS) sum.first.push(one)
}

const quietHours = ({ groups }: Sum, startsAt: number): Preview['quietHours'] => {
  const found = new Map<string, { hours: Preview['quietHours'][number]; people: number }>()
  const day = localDay(startsAt, [...groups.values()][0]?.group.who.storeTimezone ?? 'UTC')
  for (const { group, people } of groups.values()) {
    const { state } = homeOf(group.who)
    const window = hoursOn(group.who, day)
    const hours = { state, from: window?.[0] ?? null, to: window?.[1] ?? null, recipients: 0 }
    const key = JSON.stringify(hours)
    found.set(key, { hours, people: (found.get(key)?.people ?? 0) + people })
  }
  return [...found.values()]
    .sort((one, other) => other.people - one.people)
    .map(({ hours, people }) => ({ ...hours, recipients: people }))
}

/** Longest first, because a problem with the text shows there. */
const shown = ({ first, longest }: Sum): Preview['previews'] =>
  [...new Set([...(longest ? [longest] : []), ...first])].slice(0, PREVIEWS).map(({ member, composed }) => ({
    custID: member.custID,
    name: customerName(member.customer),
    phone: member.address,
    storeID: member.store!.storeID,
    subject: composed.subject,
    body: composed.body,
    segments: composed.segments,
    language: composed.language,
  }))

/** Goes through the whole audience, or a sample of it, a page at a time, without writing anything. */
const survey = Effect.fnUntraced(function* (context: MailerContext, hasPictures: boolean, now: number, oneOf: number) {
  const config = yield* AppConfig
  const sum: Sum = { included: 0, segments: 0, excluded: {}, groups: new Map(), first: [], longest: undefined }
  const isText = context.job.jobChannel === 'sms'
  const taken = new Set<string>()
  let after: number | null = 0
  while (after !== null) {
    const looking = { after, now, config, hasPictures, taken, oneOf }
    const page: AudiencePage = yield* oneOf === 1 ? audiencePage(context, looking) : sampledPage(context, looking)
    for (const one of page.decided) add(sum, one, isText)
    after = page.through
  }
  return sum
})

/** The sums over a sample, scaled to the whole audience. */
const inProportion = (sum: Sum, audience: number): Sum => {
  const reasons = Object.keys(sum.excluded) as Exclusion[]
  const [included = 0, ...left] = apportion([sum.included, ...reasons.map((reason) => sum.excluded[reason]!)], audience)
  const groups = [...sum.groups]
  const people = apportion(
    groups.map(([, group]) => group.people),
    included,
  )
  const ofAll = (count: number) => (sum.included === 0 ? 0 : Math.round((count * included) / sum.included))
  const drawn = groups.map(([, { group }]) => group.segments)
  const segmentsOf = apportion(drawn, ofAll(drawn.reduce((total, one) => total + one, 0)))
  return {
    ...sum,
    included,
    segments: ofAll(sum.segments),
    excluded: Object.fromEntries(reasons.map((reason, index) => [reason, left[index]!])),
    groups: new Map(
      groups.map(([key, { group }], index) => [
        key,
        { group: { ...group, segments: segmentsOf[index]! }, people: people[index]! },
      ]),
    ),
  }
}

/** A forecast of a mailer, if it were sent now or at its time. */
export const previewJob = Effect.fnUntraced(function* (caller: Caller, given: GivenJob) {
  const now = yield* Clock.currentTimeMillis
  const { row, mediaIDs } = yield* readJob(caller, given, now)
  const { companyID, storeIDs } = caller
  const job: Mailing = { ...row, jobID: given.jobID ?? 0, companyID, authorStoreIDs: JSON.stringify(storeIDs) }
  const context = yield* contextOf(job)
  const isText = row.jobChannel === 'sms'
  const hasPictures = mediaIDs.length > 0
  const audience = yield* countAudience(context)
  const oneOf = sampledOneOf(audience)
  const surveyed = yield* survey(context, hasPictures, now, oneOf)
  const sum = oneOf === 1 ? surveyed : inProportion(surveyed, audience)
  const startsAt = Math.max(now, row.jobScheduledAt ?? now)
  const groups = [...sum.groups.values()].map(({ group }) => group)
  const { days, endsAt } = endOf(groups, context.limits, startsAt, isText)
  return {
    ...(oneOf > 1 && { estimated: true as const }),
    included: sum.included,
    excluded: sum.excluded,
    previews: shown(sum),
    segments: isText ? sum.segments : 0,
    cost: isText
      ? costOf(hasPictures ? { segments: 0, pictures: sum.included } : { segments: sum.segments, pictures: 0 })
      : costOf({ segments: 0, pictures: 0 }),
    days,
    endsAt,
    quietHours: isText ? quietHours(sum, startsAt) : [],
    warnings: isText ? wordWarnings([row.jobBodyEN, row.jobBodyES]) : [],
  } satisfies Preview
})
