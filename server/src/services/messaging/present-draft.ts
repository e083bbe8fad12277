import type { Draft } from '@xd/core/contract/entity/draft.ts'
import type { DraftRow } from '#queries/drafts.ts'

/** A draft as the contract shows it; null when there is none. */
export const presentDraft = (row: DraftRow | undefined): typeof Draft.Type | null =>
  row === undefined
    ? null
    : { draftBody: row.draftBody, draftChannel: row.draftChannel, draftSubject: row.draftSubject, draftDate: row.draftAt }
