import { PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { isAsked } from '@xd/server/queries/asked-on-page.ts'
import { messagesOfChat, takeUploads, unreadInChat } from '@xd/server/queries/bubble-messages.ts'
import { storeCanText } from '@xd/server/queries/bubble-places.ts'
import { chatsOfCustomer, lastChatOf, ongoingChats } from '@xd/server/queries/bubble-sessions.ts'
import { draftsOf, forgetDraft } from '@xd/server/queries/drafts.ts'
import { waitingMessages } from '@xd/server/queries/feature-use.ts'
import { addLabelToMany, removeLabelFromMany } from '@xd/server/queries/inbox-changes.ts'
import { recordDelivery, restartDelivery, setSendStarted } from '@xd/server/queries/message-delivery.ts'
import { attachMedia, findMedia, hasMediaAt, maySeeMedia, mediaOfMessages } from '@xd/server/queries/message-media.ts'
import { mediaIDsOf, scheduledIn } from '@xd/server/queries/message-schedules.ts'
import { type FactRow, testFacts } from './facts.ts'
import { ALL, came, convoID, NOW, other, OURS, out } from './talk.ts'
import type { Rows } from './turns.ts'

const { whitfield } = PEOPLE
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const job = systemScope('job')

const picture = (rows: Rows, change: object = {}) =>
  rows.like('media', OURS, { mediaKey: `m${Math.random()}`, uploadedByID: USER.silverOwner, ...change })
const chat = (rows: Rows, tokenHash: string, change: object) =>
  rows.like('bubble_sessions', OURS, { tokenHash, convoID, custID: whitfield.custID, endsAt: NOW, ...change })

const FACTS: readonly FactRow[] = [
  [
    'what a customer asks for on a page is known until staff write again, by its words and its payment',
    async (db, rows) => {
      await out(rows, { messageBody: 'Hello' })
      const asked = (convo: number, more: object = {}) => isAsked(db, OURS, { convoID: convo, ...more })
      const before = [await asked(convoID, { body: 'Please call' })]
      await came(rows, { messageBody: 'Please call', paymentID: null })
      await came(rows, { messageBody: 'From a form', messageOrigin: 'notice' })
      await came(rows, { convoID: other, messageBody: 'Elsewhere' })
      const ask = async (body: string) => asked(convoID, { body })
      const since = [await ask('Please call'), await ask('From a form'), await ask('Elsewhere'), await ask('Hello')]
      const ofPayment = await asked(convoID, { paymentID: 1 })
      await out(rows, { messageAutomatic: 1 })
      const automatic = await ask('Please call')
      await out(rows)
      return [before, since, ofPayment, automatic, await ask('Please call')]
    },
    [[false], [true, false, false, false], false, true, false],
  ],
  [
    'a chat shows its own messages, in order, and takes its own pictures',
    async (db, rows) => {
      const [hers, his] = [await chat(rows, 'hers', {}), await chat(rows, 'his', {})]
      const said = [await out(rows), await came(rows), await out(rows), await out(rows)]
      const inChat = (sessionID: number, n: number) =>
        rows.insert('bubble_messages', { ...OURS, sessionID, messageID: said[n]!, readAt: n === 1 ? 1 : null })
      await inChat(hers, 2)
      await inChat(hers, 1)
      await inChat(hers, 0)
      await inChat(his, 3)
      const told = (rowIDs: readonly number[]) => rowIDs.map((id) => said.indexOf(id))
      const place = { ...OURS, sessionID: hers }
      const all = (await messagesOfChat(db, place, 0, 9)).map(({ messageID }) => messageID)
      const after = (await messagesOfChat(db, place, said[0]!, 1)).map(({ messageID }) => messageID)
      const [own, more, theirs] = [await picture(rows), await picture(rows), await picture(rows)]
      const upload = (sessionID: number, mediaID: number) =>
        rows.insert('bubble_uploads', { ...OURS, sessionID, mediaID, uploadedAt: 1 })
      await upload(hers, own)
      await upload(hers, more)
      await upload(his, theirs)
      const taken = await takeUploads(db, place, [theirs, own])
      const left = (await rows.all('bubble_uploads', { uploadedAt: 1 })).map(({ mediaID }) => Number(mediaID))
      return [
        told(all),
        told(after),
        told(await unreadInChat(db, place)),
        taken.map((id) => id - own),
        left.map((id) => id - own),
      ]
    },
    [[0, 1, 2], [1], [0, 2], [0], [1, 2]],
  ],
  [
    'chats are listed oldest first, and the newest is the last',
    async (db, rows) => {
      await db.deleteFrom('bubble_sessions').where('convoID', '=', convoID).execute()
      await chat(rows, 'one', { startedAt: 9 })
      await chat(rows, 'two', { startedAt: 5 })
      await chat(rows, 'over', { startedAt: 7, endsAt: 3 })
      const told = (list: readonly { tokenHash: string }[]) => list.map(({ tokenHash }) => tokenHash)
      return [
        told(await chatsOfCustomer(db, OURS, whitfield.custID, 4)),
        told(await ongoingChats(db, OURS, 4, convoID)),
        (await lastChatOf(db, OURS, convoID))?.tokenHash,
      ]
    },
    [['one', 'two', 'over'], ['one', 'two'], 'over'],
  ],
  [
    'a store can text if it has a number',
    async (db, rows) => {
      const before = await storeCanText(db, ALL, STORE.main)
      await rows.change('stores', { storeSMSNumber: '' }, { storeID: STORE.main })
      return [before, await storeCanText(db, ALL, STORE.main)]
    },
    [true, false],
  ],
  [
    'a draft is its writer’s own, and is forgotten if it is still what was sent',
    async (db, rows) => {
      await db.deleteFrom('drafts').execute()
      const draft = (userID: number, draftBody: string, draftMedia: string) =>
        rows.insert('drafts', { ...OURS, userID, convoID, draftBody, draftMedia, draftChannel: 'sms', draftAt: 1 })
      await draft(USER.clerk, 'Hers', '[1]')
      await draft(USER.owner, 'Hers', '[1]')
      const hers = { ...ALL, userID: USER.clerk }
      const told = async () => (await rows.all('drafts', { convoID })).map(({ userID }) => userID)
      const own = (await draftsOf(db, { ...ALL, userID: USER.owner }, [convoID])).get(convoID)?.userID
      await forgetDraft(db, hers, convoID, { body: 'Other', mediaIDs: [1] })
      await forgetDraft(db, hers, convoID, { body: 'Hers', mediaIDs: [] })
      await forgetDraft(db, hers, other)
      const kept = await told()
      await forgetDraft(db, hers, convoID, { body: 'Hers', mediaIDs: [1] })
      return [own, kept, await told()]
    },
    [USER.owner, [USER.clerk, USER.owner], [USER.owner]],
  ],
  [
    'a report is about an outgoing message, by the carrier’s ID and else by our key',
    async (db, rows) => {
      await came(rows, { providerMessageID: 'SM-in' })
      await out(rows, { providerMessageID: 'SM-out', sendKey: 'k1', messageStatus: 'sent' })
      await out(rows, { sendKey: 'k2', messageStatus: 'queued' })
      const report = async (providerMessageID: string | null, sendKey: string | null) =>
        (await recordDelivery(db, job, { providerMessageID, sendKey, status: 'delivered', errorCode: null }))?.message
          .sendKey
      const started = [await setSendStarted(db, job, 'k1', 5), await setSendStarted(db, job, 'k2', 5)]
      return [started, await report('SM-in', null), await report('SM-out', 'k2'), await report('SM-new', 'k2')]
    },
    [[false, true], undefined, 'k1', 'k2'],
  ],
  [
    'only an outgoing message that did not arrive is sent again',
    async (db, rows) => {
      const again = async (messageID: number) =>
        (await restartDelivery(db, ALL, { messageID, sendKey: `again-${messageID}` }))?.messageStatus
      const told = []
      for (const messageStatus of ['failed', 'undelivered', 'delivered', 'sent', 'queued'])
        told.push(await again(await out(rows, { messageStatus })))
      return [...told, await again(await came(rows, { messageStatus: 'failed' }))]
    },
    ['queued', 'queued', undefined, undefined, undefined, undefined],
  ],
  [
    'pictures of a message are in their order, and known by their place',
    async (db, rows) => {
      const [first, second] = [await picture(rows), await picture(rows)]
      const [one, two] = [await out(rows), await out(rows)]
      await attachMedia(db, ALL, two, [first])
      await attachMedia(db, ALL, one, [second, first])
      const shown = await mediaOfMessages(db, ALL, [two, one])
      return [
        shown.map(({ messageID, mediaID }) => [messageID - one, mediaID - first]),
        (await mediaIDsOf(db, ALL, one)).map((id) => id - first),
        [await hasMediaAt(db, ALL, two, 0), await hasMediaAt(db, ALL, two, 1)],
      ]
    },
    [
      [
        [0, 1],
        [0, 0],
        [1, 0],
      ],
      [1, 0],
      [true, false],
    ],
  ],
  [
    'texts wait in the order they leave, and then as they were written',
    async (db, rows) => {
      await db.deleteFrom('message_schedules').execute()
      const ids: number[] = []
      for (const sendAt of [9, 5, 9]) {
        const messageID = await out(rows, { messageStatus: 'scheduled' })
        ids.push(messageID)
        const waits = { sendAt, discardOnReply: 0, stoppedBy: ids.length === 2 ? 'replied' : null, undoable: 0 }
        await rows.insert('message_schedules', { ...OURS, messageID, convoID, ...waits })
      }
      const listed = (await scheduledIn(db, ALL, convoID)).map(({ messageID }) => ids.indexOf(messageID))
      return [listed, await waitingMessages(db, OURS)]
    },
    [[1, 0, 2], { scheduled: 2, emails: 0, pictures: 0 }],
  ],
  [
    'a label is taken from the conversations named, and only that label',
    async (db, rows) => {
      await db.deleteFrom('conversation_labels').execute()
      await addLabelToMany(db, ALL, [convoID, other], 7)
      await addLabelToMany(db, ALL, [convoID], 8)
      await removeLabelFromMany(db, ALL, [convoID], 7)
      return (await rows.all('conversation_labels', OURS)).map((row) => [row['convoID'], row['labelID']]).toSorted()
    },
    [
      [convoID, 8],
      [other, 7],
    ],
  ],
  [
    'a picture is seen by its uploader, and with a message, reply or mailer that is seen',
    async (db, rows) => {
      const clerk = { ...MAIN, userID: USER.clerk }
      const seen = async (mediaID: number) => {
        const [row] = await rows.all('media', { mediaID })
        const found = (await findMedia(db, clerk, [mediaID])).length === 1
        return (await maySeeMedia(db, clerk, String(row!['mediaKey']))) === found && found
      }
      const inMessage = async (change: object) => {
        const mediaID = await picture(rows)
        await rows.insert('message_media', { ...OURS, messageID: await out(rows, change), mediaID, position: 0 })
        return seen(mediaID)
      }
      const inReply = async (replyUserID: number | null, ...storeIDs: readonly number[]) => {
        const mediaID = await picture(rows)
        const replyID = await rows.like('quick_replies', OURS, { replyUserID, replyShortcode: `r${mediaID}` })
        for (const storeID of storeIDs) await rows.insert('quick_reply_stores', { ...OURS, replyID, storeID })
        await rows.insert('quick_reply_media', { ...OURS, replyID, mediaID, position: 0 })
        return seen(mediaID)
      }
      const inMailer = async (storeID: number | null) => {
        const mediaID = await picture(rows)
        const jobID = await rows.like('mailers', OURS, { storeID })
        await rows.insert('mailer_media', { ...OURS, jobID, mediaID, position: 0 })
        return seen(mediaID)
      }
      return {
        uploads: [await seen(await picture(rows, { uploadedByID: USER.clerk })), await seen(await picture(rows))],
        messages: [await inMessage({ storeID: STORE.main }), await inMessage({ storeID: STORE.lake })],
        replies: [await inReply(USER.clerk), await inReply(USER.lena), await inReply(null)],
        atStores: [await inReply(null, STORE.main, STORE.lake), await inReply(null, STORE.lake)],
        mailers: [await inMailer(null), await inMailer(STORE.main), await inMailer(STORE.lake)],
      }
    },
    {
      uploads: [true, false],
      messages: [true, false],
      replies: [true, false, true],
      atStores: [true, false],
      mailers: [true, true, false],
    },
  ],
]

testFacts('conversations', FACTS)
