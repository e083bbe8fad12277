import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { type CompanyScope, systemScope } from '@xd/server/db/scope.ts'
import { lastBackup, rememberBackup } from '@xd/server/queries/backups.ts'
import { markReadInChat, unreadInChat, visitorsOfMessages } from '@xd/server/queries/bubble-messages.ts'
import { findBubble } from '@xd/server/queries/bubble-settings.ts'
import { calendarChoices, replaceCalendarChoices } from '@xd/server/queries/calendar-choices.ts'
import { insertImported } from '@xd/server/queries/calendar-imports.ts'
import { lockClosure } from '@xd/server/queries/closures.ts'
import { findComment, listComments } from '@xd/server/queries/comments.ts'
import { isSuspended } from '@xd/server/queries/company-state.ts'
import { findConversations } from '@xd/server/queries/conversations.ts'
import { countRecords } from '@xd/server/queries/custom-fields.ts'
import { readCustomerFile } from '@xd/server/queries/customer-file.ts'
import { beforeMerges } from '@xd/server/queries/customer-merges.ts'
import { readCustomerRecords } from '@xd/server/queries/customer-records.ts'
import { standingOf } from '@xd/server/queries/customer-standing.ts'
import { customerStats } from '@xd/server/queries/customer-stats.ts'
import { insertCustomer, presentCustomerIDs } from '@xd/server/queries/customers.ts'
import { eraseChats } from '@xd/server/queries/erase-chats.ts'
import { firstSeq, lastSeq, seqBefore } from '@xd/server/queries/events.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const { whitfield, petrov } = PEOPLE
const [A, B] = [whitfield.custID, petrov.custID]
const OURS = { companyID: COMPANY.goldenPledge }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const NOWHERE = { ...OURS, storeIDs: [] }
const job = systemScope('job')
const NO_COMPANY = 999_999

const chat = (rows: Rows, tokenHash: string, custID: number) =>
  rows.like('bubble_sessions', OURS, { tokenHash, convoID: whitfield.convos.main, custID })
const lengths = (answer: object) =>
  Object.fromEntries(Object.entries(answer).map(([name, rows]) => [name, (rows as readonly unknown[]).length]))
const filled = (answer: object) =>
  Object.entries(lengths(answer))
    .filter(([, length]) => length > 0)
    .map(([name]) => name)
    .toSorted()

const FACTS: readonly FactRow[] = [
  [
    'what is asked about nobody is nothing',
    async (db) => {
      const standing = await standingOf(db, MAIN, [], Date.now())
      return [
        await presentCustomerIDs(db, MAIN, []),
        await findConversations(db, MAIN, []),
        await visitorsOfMessages(db, OURS, []),
        await countRecords(db, MAIN, 'customer', []),
        standing(A),
      ]
    },
    [[], [], [], {}, { custLastContact: null, custOpenBalance: 0 }],
  ],
  [
    'who may use no store sees of a customer only what belongs to the company',
    async (db, rows) => {
      const closed = { ...OURS, day: '2031-01-01', opens: null, closes: null, note: '', yearly: 0 }
      const [all, one] = [
        await rows.like('store_closures', { companyID: -1 }, { ...closed, storeID: null }),
        await rows.like('store_closures', { companyID: -1 }, { ...closed, storeID: STORE.main }),
      ]
      const comment = { commentKey: `customer/${A}`, commentMessage: 'Of nobody’s store' }
      await rows.like('comments', OURS, comment)
      const locked = async (scope: CompanyScope) => [
        (await lockClosure(db, scope, all))?.storeID,
        (await lockClosure(db, scope, one))?.storeID,
      ]
      const standing = await standingOf(db, NOWHERE, [A], Date.now())
      return [
        filled(await readCustomerFile(db, NOWHERE, A)),
        filled(await readCustomerRecords(db, NOWHERE, A)),
        await customerStats(db, NOWHERE, A),
        standing(A),
        [await locked(NOWHERE), await locked(MAIN)],
      ]
    },
    [
      ['comments', 'users'],
      ['loans'],
      {
        ...{ messagesIn: 0, messagesOut: 0, paymentsSent: 0, paymentsPaid: 0, amountPaid: 0, amountRefunded: 0 },
        ...{ promisesKept: 0, promisesBroken: 0, firstSeen: null, lastSeen: null },
      },
      { custLastContact: null, custOpenBalance: 0 },
      [
        [null, undefined],
        [null, STORE.main],
      ],
    ],
  ],
  [
    'a customer whose phone is known is not added again, and stays as they are',
    async (db, rows) => {
      const named = { custFirstName: 'New', custLastName: 'Name' }
      const again = await insertCustomer(db, OURS, { ...named, custPhone: whitfield.custPhone }, 5)
      const [kept] = await rows.all('customers', { custID: A })
      const added = []
      for (const companyID of [OURS.companyID, OURS.companyID, COMPANY.silverAnchor])
        added.push(typeof (await insertCustomer(db, { companyID }, { ...named, custPhone: '+15005550999' }, 5)))
      return [again, kept!['custFirstName'], added]
    },
    [undefined, whitfield.custFirstName, ['number', 'undefined', 'number']],
  ],
  [
    'the choice of all calendars leaves nothing of an earlier one, of that user alone',
    async (db) => {
      const [hers, his] = [USER.clerk, USER.owner].map((userID) => ({ ...MAIN, userID }))
      for (const who of [hers!, his!])
        await replaceCalendarChoices(db, who, [
          { catID: null, isShown: false },
          { catID: 1, isShown: true },
        ])
      await replaceCalendarChoices(db, hers!, [])
      return [await calendarChoices(db, hers!), (await calendarChoices(db, his!)).length]
    },
    [[], 2],
  ],
  [
    'comments are told oldest first, and one is found by its ID in its company alone',
    async (db, rows) => {
      const commentKey = `customer/${B}`
      await db.deleteFrom('comments').where('commentKey', '=', commentKey).execute()
      const say = (commentMessage: string, companyID: number) =>
        rows.like('comments', OURS, { companyID, commentKey, commentMessage, commentAt: 5 })
      const [first, , theirs] = [
        await say('First', OURS.companyID),
        await say('Second', OURS.companyID),
        await say('Elsewhere', COMPANY.silverAnchor),
      ]
      const found = async (commentID: number) => {
        const comment = await findComment(db, MAIN, commentID)
        return comment && [comment.commentMessage, comment.commentDate]
      }
      return [
        (await listComments(db, MAIN, commentKey)).map(({ commentMessage }) => commentMessage),
        [await found(first), await found(theirs), await found(NO_COMPANY)],
      ]
    },
    [
      ['First', 'Second'],
      [['First', 5], undefined, undefined],
    ],
  ],
  [
    'a company without a log is at its beginning, and nothing is suspended that is not there',
    async (db, rows) => {
      await db.deleteFrom('bubble_settings').where('companyID', '=', OURS.companyID).execute()
      await rows.change('companies', { suspendedAt: 5 }, { companyID: COMPANY.silverAnchor })
      const { settings, version } = await findBubble(db, OURS)
      return [
        [
          await lastSeq(db, job, NO_COMPANY),
          await firstSeq(db, job, NO_COMPANY),
          await seqBefore(db, job, NO_COMPANY, 0),
        ],
        [await isSuspended(db, NO_COMPANY), await isSuspended(db, OURS.companyID)],
        await isSuspended(db, COMPANY.silverAnchor),
        [version, Object.keys(settings).length > 3],
      ]
    },
    [[0, undefined, undefined], [false, false], true, [0, true]],
  ],
  [
    'the time of a backup is that of the last one, and nothing before the first',
    async (db) => {
      await db.deleteFrom('meta').where('key', '=', 'last-backup').execute()
      const told = [await lastBackup(db, job)]
      for (const at of [5, 9]) {
        await rememberBackup(db, job, at)
        told.push(await lastBackup(db, job))
      }
      return told
    },
    [null, 5, 9],
  ],
  [
    'who is erased takes their chats along, with the pictures that they never sent, and no others',
    async (db, rows) => {
      await db.deleteFrom('bubble_uploads').execute()
      const picture = async (sessionID: number) => {
        const mediaID = await rows.like('media', OURS, { mediaKey: `m${sessionID}`, bytes: 10 })
        await rows.insert('bubble_uploads', { ...OURS, sessionID, mediaID, uploadedAt: 1 })
        return mediaID
      }
      const [hers, his] = [await chat(rows, 'hers', A), await chat(rows, 'his', B)]
      const [own, other] = [await picture(hers), await picture(his)]
      const empty = await chat(rows, 'empty', A)
      await eraseChats(db, OURS, A)
      const left = async (table: string, column: string, ids: readonly number[]) => {
        const found = []
        for (const id of ids) found.push((await rows.all(table, { [column]: id })).length)
        return found
      }
      return [
        await left('bubble_sessions', 'sessionID', [hers, empty, his]),
        await left('bubble_uploads', 'mediaID', [own, other]),
        await left('media', 'mediaID', [own, other]),
      ]
    },
    [
      [0, 0, 1],
      [0, 1],
      [0, 1],
    ],
  ],
  [
    'a visitor has what their panel fetched, once, up to the last that it showed',
    async (db, rows) => {
      const [sessionID, other] = [await chat(rows, 'hers', A), await chat(rows, 'his', B)]
      const none = { clientMessageID: null, providerMessageID: null, sendKey: null, messageStatus: 'sent' }
      const say = async (to: number) => {
        const messageID = await rows.like('messages', { convoID: whitfield.convos.main! }, none)
        await rows.insert('bubble_messages', { ...OURS, sessionID: to, messageID, readAt: null })
        return messageID
      }
      const [one, two, theirs] = [await say(sessionID), await say(sessionID), await say(other)]
      const place = { ...OURS, sessionID }
      const told = [
        await markReadInChat(db, place, one - 1, 7),
        await markReadInChat(db, place, one, 7),
        await markReadInChat(db, place, one, 8),
      ]
      const state = []
      for (const messageID of [one, two, theirs]) {
        const [link] = await rows.all('bubble_messages', { messageID })
        const [message] = await rows.all('messages', { messageID })
        state.push([link!['readAt'], message!['messageStatus']])
      }
      return [
        told.map((ids) => ids.map((id) => id - one)),
        state,
        (await unreadInChat(db, place)).map((id) => id - two),
      ]
    },
    [
      [[], [0], []],
      [
        [7, 'delivered'],
        [null, 'sent'],
        [null, 'sent'],
      ],
      [0],
    ],
  ],
  [
    'what a customer was before merges is what was changed or removed, not what was moved or added',
    async (db, rows) => {
      await db.deleteFrom('customer_merges').execute()
      const journal = JSON.stringify([
        { did: 'change', table: 'customers', key: 'custID', id: A, before: { custEmail: 'old@mail.test' }, after: {} },
        { did: 'remove', table: 'customers', row: { custID: B } },
        { did: 'add', table: 'customers', row: { custID: 7 } },
        { did: 'remove', table: 'drafts', row: { convoID: 1 } },
        { did: 'move', table: 'customers', key: 'custID', column: 'custID', from: A, to: B, ids: [1] },
      ])
      await rows.like(
        'customer_merges',
        { companyID: -1 },
        {
          ...{ ...OURS, custID: A, mergedCustID: 900_001, mergedName: 'M', mergedPhone: '+1', mergedAt: 5 },
          ...{ mergedByID: USER.owner, undoneAt: null, journal },
        },
      )
      return beforeMerges(db, OURS, A)
    },
    [{ custEmail: 'old@mail.test' }, { custID: B }],
  ],
  [
    'an import of a thousand entries, and of one more, is inserted whole',
    async (db, rows) => {
      const entry = (i: number) => ({
        ...{ ...OURS, itemTitle: `Imported ${i}`, itemDateStart: '2031-01-01', itemDateEnd: '2031-01-01' },
        ...{ itemRepeat: null, itemCalendarID: null, itemCustomFields: '{}' },
      })
      const told = []
      for (const count of [1_000, 1_001]) {
        const importID = await rows.like(
          'calendar_imports',
          { companyID: -1 },
          {
            ...{ ...OURS, filename: `${count}.ics`, importedAt: 1, userID: USER.owner, made: count, undoneAt: null },
          },
        )
        const all = Array.from({ length: count }, (_, i) => ({ uidHash: `${count}/${i}`, entry: entry(i) }))
        await insertImported(db, OURS, importID, all as never)
        told.push((await rows.all('calendar_import_entries', { importID })).length)
      }
      return told
    },
    [1_000, 1_001],
  ],
]

testFacts('what is asked about nobody or nothing', FACTS)
