import type { NoticeSettings } from '@xd/core/contract/entity/notice-settings.ts'
import { BATCH_KINDS } from '@xd/core/domain/notice/batch.ts'
import { LADDER_STEP_NAMES, LADDER_TIME_DEFAULT } from '@xd/core/domain/notice/ladder.ts'
import { lawOfStore } from '@xd/core/domain/notice/lawful.ts'
import type { NoticeSettingsRow } from '#queries/notice-settings.ts'

type Shown = typeof NoticeSettings.Type
type Text = Shown['texts'][number]
type Step = Shown['steps'][number]

interface Place {
  readonly storeID: number
  readonly storePhone: string
  readonly storeAddressStr: string
}

const stored = <T>(json: string | undefined): readonly T[] => (json === undefined ? [] : (JSON.parse(json) as T[]))

/** How a store sends notices. Nothing is sent automatically until the store is set up. */
export const noticeSettingsOf = (row: NoticeSettingsRow | undefined, store: Place): Shown => {
  const [texts, steps] = [stored<Text>(row?.noticeTexts), stored<Step>(row?.ladderSteps)]
  return {
    storeID: store.storeID,
    noticeAutoSend: row?.noticeAutoSend === 1,
    noticeLaw: row?.noticeLaw ?? lawOfStore(store),
    texts: BATCH_KINDS.map((kind) => texts.find((text) => text.kind === kind) ?? { kind, one: null, many: null }),
    ladderOn: row?.ladderOn === 1,
    ladderTime: row?.ladderTime ?? LADDER_TIME_DEFAULT,
    steps: LADDER_STEP_NAMES.map(
      (step) => steps.find((one) => one.step === step) ?? { step, on: true, one: null, many: null },
    ),
    holdOutPercent: row?.holdOutPercent ?? 0,
    settingsVersion: row?.settingsVersion ?? 0,
  }
}
