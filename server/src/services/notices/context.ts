import { type CompanyLanguages, languagesOf } from '@xd/core/domain/company/languages.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { TokenStore } from '@xd/core/domain/message/token-values.ts'
import { lawOfState, type NoticeLaw } from '@xd/core/domain/notice/lawful.ts'
import { stateOfPhone } from '@xd/core/domain/phone/state.ts'
import type { Db } from '#db/connect.ts'
import { noticeCompany } from '#queries/notice-facts.ts'
import type { BatchRow } from '#queries/notice-batches.ts'
import { findNoticeSettings } from '#queries/notice-settings.ts'
import { findStore } from '#queries/stores.ts'

/** Which providers are set up. */
export interface Providers {
  readonly textingOn: boolean
  readonly emailOn: boolean
}

/** What holds for every notice of a batch. */
export interface NoticeContext {
  readonly batch: BatchRow
  readonly store: TokenStore & { readonly storeID: number }
  readonly companyLanguages: CompanyLanguages
  readonly law: NoticeLaw
  readonly canText: boolean
  readonly canEmail: boolean
}

/** Undefined if the store is gone: nothing of it is sent anymore. */
export const noticeContextOf = async (
  db: Db,
  batch: BatchRow,
  { textingOn, emailOn }: Providers,
): Promise<NoticeContext | undefined> => {
  const { companyID, storeID } = batch
  const scope = { companyID, storeIDs: [storeID] }
  const store = await findStore(db, scope, storeID)
  if (store === undefined) return undefined
  const company = await noticeCompany(db, scope)
  const settings = await findNoticeSettings(db, scope, storeID)
  const isOpen = store.storeEnabled === 1 && store.storeDeleted === 0
  return {
    batch,
    store: { ...store, storeHours: store.storeHours.map((day) => ({ ...day, hoursIsOpen: day.hoursIsOpen === 1 })) },
    companyLanguages: languagesOf(company.companySpanish === 1),
    law: settings?.noticeLaw ?? lawOfState(stateOfPhone(store.storePhone)),
    canText: isOpen && textingOn && store.storeSMSNumber !== '',
    canEmail: isOpen && emailOn && hasFeature(JSON.parse(company.features) as string[], 'email'),
  }
}
