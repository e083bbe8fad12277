import { CallError } from '@xd/core/client/call-client.ts'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Draft } from '@xd/core/contract/entity/draft.ts'
import type { Media } from '@xd/core/contract/entity/media.ts'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import { call } from './calls.ts'
import { createChannel } from '#state/create-store.ts'
import { localNames, readLocal, writeLocal } from './local.ts'
import { knownAnswers, patchAnswers } from './patch-answers.ts'
import { refetchOnTheirWay } from './refetch.ts'

export type DraftData = Wire<typeof Draft>
export type MediaData = Wire<typeof Media>

/** The text being written, as in the box. */
export interface Written {
  readonly body: string
  readonly channel: MessageChannel
  /** The website chat that a reply is written for. Only this browser knows it. */
  readonly chatID?: number | undefined
  readonly subject: string | null
  readonly media: readonly MediaData[]
}

/** Drafts this browser still has to save; sent ones are no longer in the box. */
type Unsaved = Written & { readonly sent?: boolean }

/** Whether there is anything to keep. */
export const isBegun = ({ body, media }: Written): boolean => body !== '' || media.length > 0

export const NOTHING: Written = { body: '', channel: 'sms', subject: null, media: [] }

const TYPING_PAUSE_MS = 600
const RETRY_MS = 4_000

const nameOf = (convoID: number) => `draft/${convoID}`
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const turns = new Map<number, Promise<unknown>>()
/** The contents of this tab's boxes, and the server's last answer for each. */
const boxes = new Map<number, Written>()
const agreed = new Map<number, string>()
const saved = new Map<number, { words: string; at: string }>()
/** Drafts up to this time have been sent: an answer that still contains one is outdated. */
const sentUntil = new Map<number, string>()
const changes = createChannel()

const unsavedDraft = (convoID: number) => readLocal<Unsaved>(nameOf(convoID))
const idsOf = (media: readonly MediaData[]): number[] => media.map(({ mediaID }) => mediaID)
const gist = ({ body, channel, subject, media }: Written): string =>
  JSON.stringify([body, channel, subject, idsOf(media)])

/** The part of a draft that is compared with the sent message, as on the server. */
const wordsOf = (body: string, mediaIDs: readonly number[]): string => JSON.stringify([body, mediaIDs])

const put = (convoID: number, written: Written | undefined) => {
  if (written) boxes.set(convoID, written)
  else boxes.delete(convoID)
  changes.say()
}

export const subscribeToBoxes = changes.listen

/** Text typed into a box here; undefined if the server's own draft is up to date. */
export const boxOf = (convoID: number): Written | undefined => {
  const unsaved = boxes.has(convoID) ? undefined : unsavedDraft(convoID)
  if (unsaved && !unsaved.sent) boxes.set(convoID, unsaved)
  return boxes.get(convoID)
}

/** Takes over the server's draft, written on another device, if nothing was typed here since. */
export const heedDraft = (convoID: number, kept: Written, keptAt: string | undefined): void => {
  const [before, now] = [agreed.get(convoID), gist(kept)]
  // An answer requested before this browser saved is outdated.
  const isOld =
    keptAt !== undefined && (keptAt < (saved.get(convoID)?.at ?? '') || keptAt <= (sentUntil.get(convoID) ?? ''))
  if (before === now || isOld) return
  agreed.set(convoID, now)
  const box = boxes.get(convoID)
  if (box && gist(box) === before && !unsavedDraft(convoID)) put(convoID, undefined)
}

/** The server's draft as last heard. */
export const cachedDraft = (convoID: number): DraftData | null =>
  knownAnswers('customers/conversation/fetch').find(({ convo }) => convo.convoID === convoID)?.draft ?? null

/** Shows a draft wherever its conversation is shown, before any refetch. */
const showDraft = (convoID: number, draft: DraftData | null): void => {
  const withDraft = <Row extends { convo: { convoID: number } }>(row: Row): Row =>
    row.convo.convoID === convoID ? { ...row, draft } : row
  patchAnswers('customers/conversation/fetch', withDraft)
  patchAnswers('inbox/list', (page) => ({ ...page, messages: page.messages.map(withDraft) }))
}

/** Saves one conversation's unsaved draft. Callers must queue it. */
export const saveDraftNow = async (convoID: number): Promise<void> => {
  const written = unsavedDraft(convoID)
  if (!written) return
  const { body, channel, subject, media } = written
  try {
    const { draft } = await call('customers/conversation/draft/save', {
      convoID,
      body,
      channel,
      subject,
      media: idsOf(media),
    })
    // Typing has continued: the new text is saved next.
    if (JSON.stringify(unsavedDraft(convoID)) !== JSON.stringify(written)) return
    writeLocal(nameOf(convoID), undefined)
    if (!written.sent) agreed.set(convoID, gist(written))
    if (draft) saved.set(convoID, { words: wordsOf(written.body, idsOf(media)), at: draft.draftDate })
    showDraft(convoID, draft)
    // No event announces a saved draft.
    void refetchOnTheirWay('customers/conversation/fetch', 'inbox/list')
  } catch (error) {
    const status = error instanceof CallError ? error.status : 0
    const isRefused = status === 400 || status === 403 || status === 404
    if (!isRefused) later(convoID, RETRY_MS)
    // The box's text stays here: its user is signed out or may only look, or its conversation was merged into another.
    else if (status !== 403 && written.sent) writeLocal(nameOf(convoID), undefined)
  }
}

/**
 * Work on one conversation's draft runs in order: the last text typed is the last one saved, and no save overtakes the
 * message sent from it.
 */
export const inTurn = <Answer>(convoID: number, work: () => Promise<Answer>): Promise<Answer> => {
  const done = (turns.get(convoID) ?? Promise.resolve()).then(work)
  const quiet = done.catch(() => undefined)
  turns.set(convoID, quiet)
  void quiet.then(() => turns.get(convoID) === quiet && turns.delete(convoID))
  return done
}

const saveInTurn = (convoID: number): Promise<void> => {
  clearTimeout(timers.get(convoID))
  timers.delete(convoID)
  return inTurn(convoID, () => saveDraftNow(convoID))
}

const later = (convoID: number, ms: number) => {
  clearTimeout(timers.get(convoID))
  timers.set(
    convoID,
    setTimeout(() => void saveInTurn(convoID), ms),
  )
}

/** Keeps the draft: here at once, on the server when typing pauses. */
export const keepDraft = (convoID: number, { media, ...rest }: Written): void => {
  const written: Written = { ...rest, media: media.slice(0, MESSAGE_MAX_MEDIA) }
  writeLocal(nameOf(convoID), written)
  put(convoID, written)
  later(convoID, TYPING_PAUSE_MS)
}

/** Saves unsaved drafts, of one conversation or all. */
export const saveDrafts = async (convoID?: number): Promise<void> => {
  const waiting =
    convoID === undefined ? localNames('draft/').map((name) => Number(name.slice('draft/'.length))) : [convoID]
  await Promise.all(waiting.map(saveInTurn))
}

/** The message is on its way: the box is empty, and the draft stays until the message has arrived. */
export const emptyBox = (convoID: number): void => {
  const unsaved = unsavedDraft(convoID)
  if (unsaved) writeLocal(nameOf(convoID), { ...unsaved, sent: true } satisfies Unsaved)
  agreed.set(convoID, gist(NOTHING))
  put(convoID, NOTHING)
}

/** A message has arrived: the server forgets its draft by itself, unless the draft has changed. */
export const draftSent = (convoID: number, body: string, mediaIDs: readonly number[]): void => {
  const unsaved = unsavedDraft(convoID)
  if (unsaved && !unsaved.sent) return
  writeLocal(nameOf(convoID), undefined)
  const [last, words] = [saved.get(convoID), wordsOf(body, mediaIDs)]
  const shown = cachedDraft(convoID)
  const isAnother = shown !== null && wordsOf(shown.draftBody, idsOf(shown.draftMedia)) !== words
  if (last?.words === words) {
    sentUntil.set(convoID, last.at)
    // Another device’s draft, written since, stays in the box.
    if (!boxes.has(convoID) && !isAnother) {
      agreed.set(convoID, gist(NOTHING))
      put(convoID, NOTHING)
    }
  }
  if (shown && !isAnother) showDraft(convoID, null)
}

/** Clears an earlier user's text from every box. */
export const forgetBoxes = (): void => {
  timers.forEach((timer) => clearTimeout(timer))
  timers.clear()
  boxes.clear()
  agreed.clear()
  saved.clear()
  sentUntil.clear()
}
