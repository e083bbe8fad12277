import { type CompanyLanguages, languagesOf } from '@xd/core/domain/company/languages.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { StoreValues, WritingStore } from '@xd/core/domain/message/store-values.ts'
import type { NoticeLaw } from '@xd/core/domain/notice/lawful.ts'
import type { OwnWords } from '@xd/core/domain/notice/write-notice.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { noticeCompany } from '#queries/notice-facts.ts'
import type { BatchRow } from '#queries/notice-batches.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { storeDays } from '#queries/store-days.ts'
import { findStore } from '#queries/stores.ts'
import { listTemplates } from '#queries/templates.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { SelfStore } from '#services/self-url.ts'

/** Which providers are set up. */
export interface Providers {
  readonly textingOn: boolean
  readonly emailOn: boolean
}

/** A store’s own words, with the template they come from. */
export type NoticeTemplate = OwnWords & { readonly templateID: number; readonly templateName: string }

/** The parts shared by every notice in a batch. */
export interface NoticeContext {
  readonly batch: BatchRow
  readonly store: WritingStore & SelfStore
  readonly companyLanguages: CompanyLanguages
  readonly law: NoticeLaw
  /** The store’s own words for one ticket and for several, in place of the standard ones. */
  readonly ownWords: { readonly one: NoticeTemplate | undefined; readonly many: NoticeTemplate | undefined }
  /** Values already computed for the store’s tokens. */
  readonly storeValues: StoreValues
  readonly canText: boolean
  readonly canEmail: boolean
}

/** A step of the ladder may have its own words; otherwise its kind's apply. */
const ownWordsOf = async (
  db: Db,
  scope: CompanyScope,
  { texts, steps }: ReturnType<typeof noticeSettingsOf>,
  { batchKind, batchStep }: BatchRow,
) => {
  const ofStep = steps.find(({ step }) => step === batchStep)
  const ofKind = texts.find(({ kind }) => kind === batchKind)
  const templates = await listTemplates(db, scope)
  const chosen = (which: 'one' | 'many') =>
    templates.find(({ templateID }) => templateID === (ofStep?.[which] ?? ofKind?.[which]))
  return { one: chosen('one'), many: chosen('many') }
}

/** Undefined if the store no longer exists: nothing is sent from it. */
export const noticeContextOf = query(
  async (db: Db, batch: BatchRow, { textingOn, emailOn }: Providers): Promise<NoticeContext | undefined> => {
    const { companyID, storeID } = batch
    const scope = { companyID, storeIDs: [storeID] }
    const store = await findStore(db, scope, storeID)
    if (store === undefined) return undefined
    const company = await noticeCompany(db, scope)
    const settings = noticeSettingsOf(await findNoticeSettings(db, scope, storeID), store)
    const isOpen = store.storeEnabled === 1 && store.storeDeleted === 0
    return {
      batch,
      store: { ...store, storeHours: storeDays(store.storeHours) },
      companyLanguages: languagesOf(company.companySpanish === 1),
      law: settings.noticeLaw,
      ownWords: await ownWordsOf(db, scope, settings, batch),
      storeValues: new Map(),
      canText: isOpen && textingOn && store.storeSMSNumber !== '',
      canEmail: isOpen && emailOn && hasFeature(JSON.parse(company.features) as string[], 'email'),
    }
  },
)
