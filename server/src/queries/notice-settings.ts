import type { Insertable, Selectable } from 'kysely'
import type { NoticeSettings } from '@xd/core/contract/entity/notice-settings.ts'
import { BATCH_KINDS } from '@xd/core/domain/notice/batch.ts'
import { LADDER_STEP_NAMES, LADDER_TIME_DEFAULT } from '@xd/core/domain/notice/ladder.ts'
import { lawOfStore } from '@xd/core/domain/notice/lawful.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db, TxDb } from '#db/connect.ts'
import type { NoticeSettingsTable } from '#db/notice-tables.ts'
import { query } from '#db/query.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

export type NoticeSettingsRow = Selectable<NoticeSettingsTable>

/** How a store sends notices; undefined until it is set up. */
export const findNoticeSettings = query(
  (db: Db, { companyID }: Tenant, storeID: number): Promise<NoticeSettingsRow | undefined> =>
    db
      .selectFrom('notice_settings')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .executeTakeFirst(),
)

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

/** False if someone else has saved them since this version. */
export const saveNoticeSettings = query(
  async (db: TxDb, { storeID, ...settings }: Insertable<NoticeSettingsTable>, version: number): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('notice_settings')
      .values({ storeID, ...settings })
      .onConflict((conflict) =>
        conflict.column('storeID').doUpdateSet(settings).where('notice_settings.settingsVersion', '=', version),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },
)

/** Open stores with a ladder, of companies that have notices and are not suspended. */
export const storesWithLadder = query((db: Db, _: SystemScope) =>
  db
    .selectFrom('notice_settings as n')
    .innerJoin('stores as s', 's.storeID', 'n.storeID')
    .innerJoin('companies as c', 'c.companyID', 'n.companyID')
    .select(['n.storeID', 'n.companyID', 'n.ladderTime', 'n.plannedDay', 's.storeTimezone'])
    .where('n.ladderOn', '=', 1)
    .where('s.storeEnabled', '=', 1)
    .where('s.storeDeleted', '=', 0)
    .where('c.suspendedAt', 'is', null)
    .where('c.features', 'like', '%"enotices"%')
    .orderBy('n.storeID')
    .execute(),
)

export const setPlanned = query((db: TxDb, storeID: number, plannedDay: LocalDay) =>
  db.updateTable('notice_settings').set({ plannedDay }).where('storeID', '=', storeID).execute(),
)

/** A store's column mapping for files of notices. */
export const noticeMappingOf = query(
  async (db: Db, { companyID }: Tenant, storeID: number): Promise<string | undefined> =>
    (
      await db
        .selectFrom('notice_mappings')
        .select('mapping')
        .where('companyID', '=', companyID)
        .where('storeID', '=', storeID)
        .executeTakeFirst()
    )?.mapping,
)

export const rememberNoticeMapping = query((db: TxDb, { companyID }: Tenant, storeID: number, mapping: string) =>
  db
    .insertInto('notice_mappings')
    .values({ companyID, storeID, mapping })
    .onConflict((conflict) => conflict.column('storeID').doUpdateSet({ mapping }))
    .execute(),
)
