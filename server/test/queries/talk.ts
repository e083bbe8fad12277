import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { Rows } from './turns.ts'

export const OURS = { companyID: COMPANY.goldenPledge }
export const ALL = { ...OURS, storeIDs: [STORE.main, STORE.prospect, STORE.lake] }
export const NOW = 4_000_000_000_000
export const convoID = PEOPLE.whitfield.convos.main!
export const other = PEOPLE.petrov.convos.main!

const message = (rows: Rows, change: object) =>
  rows.like(
    'messages',
    { convoID },
    {
      ...{ clientMessageID: null, providerMessageID: null, sendKey: null, messageOrigin: null, messageAutomatic: 0 },
      ...{ messageChannel: 'sms', messageTwilioError: null, paymentID: null, messageAt: NOW, ...change },
    },
  )
export const out = (rows: Rows, change: object = {}) =>
  message(rows, { messageDirection: 'out', messageStatus: 'sent', messageSentByID: USER.clerk, ...change })
export const came = (rows: Rows, change: object = {}) =>
  message(rows, { messageDirection: 'in', messageStatus: 'received', messageSentByID: null, ...change })
