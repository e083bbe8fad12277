import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'

// The measured calls: each as a client makes it, and as one bare statement that finds the same rows.

export interface Variant {
  readonly body: object
  readonly sql: string
}

export interface ListCall {
  readonly name: string
  readonly path: string
  /** Taken in turn. */
  readonly variants: readonly Variant[]
  /** The ids of an answer's rows, to check that both answers have the same ones. */
  readonly named: (answer: never) => readonly unknown[]
  readonly key: string
}

const company = COMPANY.goldenPledge
const STORES = [STORE.main, STORE.prospect, STORE.lake]

const newestConversations = (store: number) => `select * from (
  select "convoID", "convoActivityAt" from conversations
  where "companyID" = ${company} and "storeID" = ${store} and "convoStatus" = 'active' and "convoLastMessageID" is not null
  order by "convoActivityAt" desc, "convoID" desc limit 10)`

const inboxSQL = (stores: readonly number[]) => `
  select c.*, u.*, m.*, s."storeName", s."storeAbbr", s."storeColor"
  from (select "convoID" from (${stores.map(newestConversations).join(' union all ')}) order by "convoActivityAt" desc, "convoID" desc limit 10) as page
  join conversations c on c."convoID" = page."convoID"
  join messages m on m."messageID" = c."convoLastMessageID"
  join customers u on u."custID" = c."custID"
  join stores s on s."storeID" = c."storeID"
  order by c."convoActivityAt" desc, c."convoID" desc`

const customersSQL = (dir: 'asc' | 'desc') => `
  select * from customers where "companyID" = ${company} and "custErasedAt" is null
  order by "custLastFold" ${dir}, "custFirstFold" ${dir}, "custID" ${dir} limit 25`

const paymentsSQL = (stores: readonly number[]) => `
  select p.*, s."storeTimezone", c."custFirstName", c."custLastName", c."custPhone", m."messageStatus", m."messageTwilioError", m."messageAt"
  from (select * from payments where "companyID" = ${company} and "storeID" ${stores.length === 1 ? `= ${stores[0]}` : `in (${stores.join(', ')})`}
    order by "requestedAt" desc, "paymentID" desc limit 25) as p
  join stores s on s."storeID" = p."storeID"
  join customers c on c."custID" = p."custID"
  left join messages m on m."messageID" = p."messageID"
  order by p."requestedAt" desc, p."paymentID" desc`

const loansSQL = (dir: 'asc' | 'desc', more = '') => `
  select l.*, v.*, c."custFirstName", c."custLastName", c."custPhone"
  from (select * from loans where "companyID" = ${company} ${more} order by "savedAt" ${dir}, "loanID" ${dir} limit 25) as l
  join loan_versions v on v."loanID" = l."loanID" and v."loanVersion" = l."loanVersion"
  left join customers c on c."custID" = l."custID"
  order by l."savedAt" ${dir}, l."loanID" ${dir}`

const messagesSQL = (convoID: number) => `
  select * from (select * from messages where "companyID" = ${company} and "convoID" = ${convoID} order by "messageID" desc limit 50)
  order by "messageID"`

/** The bare server's side: an address and a statement for each variant. */
export const bareStatements = (calls: readonly ListCall[]): string =>
  JSON.stringify(calls.flatMap(({ name, variants }) => variants.map(({ sql }, i) => [`/${encodeURI(name)}/${i}`, sql])))

/** `convoIDs`: the conversations whose pages are fetched. */
export const listCalls = (convoIDs: readonly number[]): readonly ListCall[] => [
  {
    name: 'inbox',
    path: '/api/inbox/list',
    variants: [
      { body: { search: {} }, sql: inboxSQL(STORES) },
      ...STORES.map((store) => ({ body: { search: { store } }, sql: inboxSQL([store]) })),
    ],
    named: ({ messages }: { messages: { convoID: number }[] }) => messages.map(({ convoID }) => convoID),
    key: 'convoID',
  },
  {
    name: 'customers',
    path: '/api/customers/list',
    variants: (['asc', 'desc'] as const).map((sortDir) => ({
      body: { search: { sortDir } },
      sql: customersSQL(sortDir),
    })),
    named: ({ customers }: { customers: { custID: number }[] }) => customers.map(({ custID }) => custID),
    key: 'custID',
  },
  {
    name: 'payments',
    path: '/api/payments/list',
    variants: [
      { body: { search: {} }, sql: paymentsSQL(STORES) },
      ...STORES.map((store) => ({ body: { search: { store } }, sql: paymentsSQL([store]) })),
    ],
    named: ({ payments }: { payments: { paymentKey: string }[] }) => payments.map(({ paymentKey }) => paymentKey),
    key: 'paymentKey',
  },
  {
    name: 'loans',
    path: '/api/loans/list',
    variants: [
      ...(['asc', 'desc'] as const).map((sortDir) => ({ body: { search: { sortDir } }, sql: loansSQL(sortDir) })),
      { body: { search: { status: 'accepted' } }, sql: loansSQL('desc', `and "loanStatus" = 'accepted'`) },
    ],
    named: ({ loans }: { loans: { loanID: number }[] }) => loans.map(({ loanID }) => loanID),
    key: 'loanID',
  },
  {
    name: 'conversation',
    path: '/api/customers/conversation/messages/fetch',
    variants: convoIDs.map((convoID) => ({ body: { convoID }, sql: messagesSQL(convoID) })),
    named: ({ messages }: { messages: { messageID: number }[] }) => messages.map(({ messageID }) => messageID),
    key: 'messageID',
  },
]
