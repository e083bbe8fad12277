import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, found, requireValid } from '#failure.ts'
import { findNoticeSettings, noticeSettingsOf, saveNoticeSettings as write } from '#queries/notice-settings.ts'
import { findStore } from '#queries/stores.ts'
import { listTemplates } from '#queries/templates.ts'
import { audit } from '#services/audit.ts'
import { requireVersion } from '#services/require-version.ts'

type Wanted = Input<'settings/notices/save'>['settings']
interface Pair {
  readonly one?: number | null | undefined
  readonly many?: number | null | undefined
}

/** A notice is a text first: its words come from the company's text templates for notices. */
const checkWords = Effect.fnUntraced(function* (caller: Caller, { texts, steps }: Wanted) {
  const templates = yield* listTemplates(caller)
  const fields: Record<string, string> = {}
  for (const [name, pairs] of Object.entries({ texts: texts ?? [], steps: steps ?? [] }))
    for (const [index, { one, many }] of (pairs as readonly Pair[]).entries())
      for (const templateID of [one, many]) {
        if (typeof templateID !== 'number') continue
        const template = yield* found(
          templates.find((known) => known.templateID === templateID),
          'template',
        )
        if (template.templateKind !== 'notice' || template.templateChannel !== 'sms')
          fields[`settings.${name}.${index}`] = 'Choose a text template that is for notices'
      }
  yield* requireValid(fields)
})

const paired = <P extends Pair>(pairs: readonly P[]) =>
  pairs.map((pair) => ({ ...pair, one: pair.one ?? null, many: pair.many ?? null }))

/** The given items, replacing existing ones with the same key. */
const over = <T>(before: readonly T[], given: readonly T[], key: (one: T) => string): readonly T[] =>
  before.map((one) => given.find((other) => key(other) === key(one)) ?? one)

/** For the activity log: each item that differs, by key, and its differences. */
const eachDiffering = <T extends object, K extends keyof T>(before: readonly T[], after: readonly T[], key: K) =>
  after.flatMap((one, index) => {
    const differs = whatDiffers(before[index], one)
    return Object.keys(differs).length === 0 ? [] : [{ [key]: one[key], ...differs }]
  })

/** Sets how a store sends notices; omitted fields stay. */
export const saveNoticeSettings = Effect.fnUntraced(function* (
  caller: Caller,
  { settings: wanted, expectedVersion }: Input<'settings/notices/save'>,
) {
  const { write: transact } = yield* Database
  const { storeID } = wanted
  return yield* transact(
    Effect.gen(function* () {
      const store = yield* found(yield* findStore(caller, storeID), 'store')
      const row = yield* findNoticeSettings(caller, storeID)
      const before = noticeSettingsOf(row, store)
      yield* requireVersion(expectedVersion, before.settingsVersion)
      yield* checkWords(caller, wanted)
      const after = {
        ...before,
        noticeAutoSend: wanted.noticeAutoSend ?? before.noticeAutoSend,
        noticeLaw: wanted.noticeLaw ?? before.noticeLaw,
        texts: over(before.texts, paired(wanted.texts ?? []), ({ kind }) => kind),
        ladderOn: wanted.ladderOn ?? before.ladderOn,
        ladderTime: wanted.ladderTime ?? before.ladderTime,
        steps: over(before.steps, paired(wanted.steps ?? []), ({ step }) => step),
        holdOutPercent: wanted.holdOutPercent ?? before.holdOutPercent,
        settingsVersion: before.settingsVersion + 1,
      }
      const isWritten = yield* write(
        {
          storeID,
          companyID: caller.companyID,
          noticeAutoSend: after.noticeAutoSend ? 1 : 0,
          noticeLaw: wanted.noticeLaw ?? row?.noticeLaw ?? null,
          noticeTexts: JSON.stringify(after.texts),
          ladderOn: after.ladderOn ? 1 : 0,
          ladderTime: after.ladderTime,
          ladderSteps: JSON.stringify(after.steps),
          holdOutPercent: after.holdOutPercent,
          plannedDay: row?.plannedDay ?? null,
          settingsVersion: after.settingsVersion,
        },
        before.settingsVersion,
      )
      if (!isWritten) return yield* fail('conflict')
      const { settingsVersion: _, ...differing } = whatDiffers(before, after)
      const detail = {
        ...differing,
        ...(differing['texts'] !== undefined && { texts: eachDiffering(before.texts, after.texts, 'kind') }),
        ...(differing['steps'] !== undefined && { steps: eachDiffering(before.steps, after.steps, 'step') }),
      }
      yield* audit(caller, { action: 'notice-settings', target: `store/${storeID}`, detail })
      yield* emit('reload_stores', { storeID }, { companyID: caller.companyID, storeID })
      return after
    }),
  )
})
