import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { chatsOfCustomer, marksOfChats, ongoingChats } from '@xd/server/queries/bubble-sessions.ts'
import { channelCounts } from '@xd/server/queries/channel-report.ts'
import { keywordsSince } from '@xd/server/queries/consents.ts'
import { listMerges, mergedWhen, mergesSince } from '@xd/server/queries/customer-merges.ts'
import { sentTo } from '@xd/server/queries/emails.ts'
import { findSameFromColleague, hasIncomingSince } from '@xd/server/queries/messages.ts'
import { rememberErasedTexts } from '@xd/server/queries/missed-texts.ts'
import { mailedSince, toldIn } from '@xd/server/queries/recipient-facts.ts'
import { AT, type MomentRow, type Seen, testMoments } from './moments.ts'
import type { Rows } from './turns.ts'

const { whitfield, petrov } = PEOPLE
const OURS = { companyID: COMPANY.goldenPledge }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const DAY_MS = 86_400_000
const convoID = whitfield.convos.main!

const message = (rows: Rows, change: object) =>
  rows.like('messages', { convoID }, { clientMessageID: null, providerMessageID: null, sendKey: null, ...change })
const merge = (rows: Rows, change: object) =>
  rows.insert('customer_merges', {
    ...OURS,
    ...{ custID: whitfield.custID, mergedCustID: 9_999, mergedName: 'A', mergedPhone: '+1', mergedAt: AT },
    ...{ mergedByID: USER.clerk, undoneAt: null, journal: '[]', ...change },
  })
const chat = (rows: Rows, change: object) => rows.like('bubble_sessions', OURS, { tokenHash: 'chat', ...change })
const spanned =
  (one: 'conversations' | 'chats' | 'leads', write: (rows: Rows, at: number) => Promise<unknown>) =>
  (from: number, to: number): Seen =>
  async (db, rows, at) => {
    await write(rows, at)
    return (await channelCounts(db, OURS, [{ storeIDs: [STORE.main], from, to }]))[one]
  }
const begun = spanned('conversations', (rows, convoBegunAt) =>
  rows.change('conversations', { convoBegunAt }, { convoID }),
)
const chats = spanned('chats', (rows, startedAt) => chat(rows, { storeID: STORE.main, startedAt }))
const leads = spanned('leads', async (rows, askedAt) => {
  const messageID = await message(rows, {})
  const asked = { leadItem: 'Ring', leadWant: 'loan', leadStatus: 'new', statusAt: 1 }
  const his = { ...OURS, storeID: STORE.main, custID: whitfield.custID, convoID }
  await rows.insert('quote_leads', { ...his, messageID, ...asked, askedAt })
})

const MOMENTS: readonly MomentRow[] = [
  [
    'a customer’s chats count if they began',
    'after it',
    async (db, rows, startedAt) => {
      await chat(rows, { custID: whitfield.custID, startedAt })
      return chatsOfCustomer(db, OURS, whitfield.custID, AT)
    },
  ],
  [
    'a chat goes on if it ends',
    'after it',
    async (db, rows, endsAt) => {
      await chat(rows, { convoID, endsAt })
      return ongoingChats(db, OURS, AT, convoID)
    },
  ],
  [
    'an older chat with a proven phone is answered, unless a newer one without goes on and its own end was',
    'after it',
    async (db, rows, endsAt) => {
      await db.deleteFrom('bubble_sessions').where('convoID', '=', convoID).execute()
      const older = await chat(rows, { convoID, endsAt, provedAt: 1 })
      const newer = await chat(rows, { convoID, endsAt: AT * 2, provedAt: null, tokenHash: 'newer' })
      return (await marksOfChats(db, OURS, [newer], AT))[0]!.answeredSessionID === older
    },
  ],
  ['a conversation begins in a span', 'from it on', begun(AT, AT * 2)],
  ['a conversation begins in a span', 'before it', begun(AT - 9, AT)],
  ['a chat begins in a span', 'from it on', chats(AT, AT * 2)],
  ['a chat begins in a span', 'before it', chats(AT - 9, AT)],
  ['a quote is asked for in a span', 'from it on', leads(AT, AT * 2)],
  ['a quote is asked for in a span', 'before it', leads(AT - 9, AT)],
  [
    'a STOP counts',
    'from it on',
    async (db, rows, at) => {
      const said = { consentKind: 'service', given: 0, source: 'text', userID: null }
      await rows.insert('customer_consents', { ...OURS, custID: whitfield.custID, at, ...said })
      return keywordsSince(db, OURS, whitfield.custID, AT)
    },
  ],
  [
    'a merge can be undone if it was made',
    'after it',
    async (db, rows, mergedAt) => {
      await merge(rows, { mergedAt })
      return listMerges(db, OURS, whitfield.custID, AT)
    },
  ],
  [
    'a merge is looked at again if it was made',
    'from it on',
    async (db, rows, mergedAt) => {
      await merge(rows, { mergedAt })
      return mergesSince(db, OURS, AT)
    },
  ],
  [
    'customers are one if they were merged',
    'up to it',
    async (db, rows, mergedAt) => {
      await merge(rows, { mergedAt })
      return mergedWhen(db, OURS, [whitfield.custID], AT)
    },
  ],
  [
    'customers are one if their merge was undone',
    'from it on',
    async (db, rows, undoneAt) => {
      await merge(rows, { mergedAt: 0, undoneAt })
      return mergedWhen(db, OURS, [whitfield.custID], AT)
    },
  ],
  [
    'an email to an address counts if it was sent',
    'from it on',
    async (db, rows, messageAt) => {
      const messageID = await message(rows, { messageAt, messageDirection: 'out', messageStatus: 'sent' })
      await rows.change('customers', { custEmail: 'his@mail.test' }, { custID: whitfield.custID })
      const email = { emailID: '<new@mail>', emailFrom: 'us@mail.test', emailTo: 'His@mail.test' }
      await rows.insert('emails', { ...OURS, storeID: STORE.main, messageID, ...email })
      return sentTo(db, { ...OURS, storeID: STORE.main }, 'his@mail.test', { since: AT, limit: 9 })
    },
  ],
  [
    'a customer has written',
    'after it',
    async (db, rows, messageAt) => {
      await message(rows, { messageAt, messageDirection: 'in' })
      return hasIncomingSince(db, MAIN, convoID, AT)
    },
  ],
  [
    'a colleague has said the same',
    'from it on',
    async (db, rows, messageAt) => {
      const said = { messageBody: 'Same', messageChannel: 'sms', messageSentByID: USER.owner, messageOrigin: null }
      await message(rows, { messageAt, messageDirection: 'out', ...said })
      const asked = { convoID, channel: 'sms', body: 'Same' } as const
      return findSameFromColleague(db, MAIN, asked, { since: AT, userID: USER.clerk })
    },
  ],
  [
    'an erased text is remembered if it came in the last 30 days',
    'from it on',
    async (db, rows, messageAt) => {
      const text = { messageDirection: 'in', messageChannel: 'sms', providerMessageID: 'SM-gone' }
      const messageID = await message(rows, { messageAt, ...text })
      await rememberErasedTexts(db, OURS, [messageID], AT + 30 * DAY_MS)
      return rows.all('erased_texts', { providerMessageID: 'SM-gone' })
    },
  ],
  [
    'another mailer counts if it was sent',
    'after it',
    async (db, rows, sentAt) => {
      const sent = { custID: petrov.custID, sentAt, state: 'delivered', messageID: null, address: 'moment' }
      await rows.like('mailer_recipients', OURS, sent)
      return mailedSince(db, OURS, [petrov.custID], { since: AT, jobID: 0 })
    },
  ],
  [
    'a customer was told how to opt out',
    'after it',
    async (db, rows, messageAt) => {
      const told = { messageDirection: 'out', messageChannel: 'sms', messageStatus: 'sent', messageBody: 'text STOP' }
      await message(rows, { messageAt, ...told })
      return toldIn(db, OURS, [convoID], { since: AT, words: ['STOP'] })
    },
  ],
]

testMoments('the moments of talk', MOMENTS)
