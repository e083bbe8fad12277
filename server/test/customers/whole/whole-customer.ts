import { randomUUID } from 'node:crypto'
import { LABEL } from '@xd/fixtures/demo/people.ts'
import { newAddress } from '../../bubble/bubble-world.ts'
import { picture, uploadTo } from '../../bubble/visitor-pictures.ts'
import { giveMoney } from './give-money.ts'
import { giveNotices } from './give-notices.ts'
import type { WholeWorld } from './whole-world.ts'

/** A customer who has at least one of everything that a customer can have. */
export interface WholeCustomer {
  readonly custID: number
  /** It occurs in no other text of the database: part of every text about them. */
  readonly name: string
  readonly phone: string
  /** From a twin who was merged into them. */
  readonly otherPhone: string
  readonly email: string
  /** At the first store, and at the other. */
  readonly convoID: number
  readonly otherConvoID: number
  readonly paymentKeys: readonly string[]
}

let made = 0
let phones = 0

/** A phone in Manitoba, used by no other test. It belongs to no US state, so the store's clock applies. */
const newPhone = (): string => `+120455501${String(phones++ % 100).padStart(2, '0')}`

const saveContact = async ({ owner }: WholeWorld) => {
  made += 1
  const name = `Zuleika${String.fromCharCode(97 + Math.floor(made / 26), 97 + (made % 26))}`
  const [phone, otherPhone, email] = [newPhone(), newPhone(), `${name.toLowerCase()}@example.test`]
  const saved = {
    custPhone: phone,
    custFirstName: name,
    custLastName: 'Whole',
    custEmail: email,
    custDL: `DL${name}`,
    custStreet: `1 ${name} St`,
    custCity: 'Winnipeg',
    custState: 'MB',
    custZIP: 'R3C 0A1',
  }
  const custCustomFields = { birthday: '1980-02-03', employer: `${name} Bakery`, visits: 3 }
  const { custID } = await owner('customers/save', { customer: { ...saved, custCustomFields } })
  const twin = { custPhone: otherPhone, custFirstName: name, custLastName: 'Twin' }
  const mergedID = (await owner('customers/save', { customer: twin })).custID
  await owner('customers/merge', { keptID: custID, mergedID })
  return { custID, name, phone, otherPhone, email }
}

type Contact = Awaited<ReturnType<typeof saveContact>>

const giveConversations = async (world: WholeWorld, { custID, name, phone, email }: Contact, bytes: Buffer) => {
  const { owner, storeID, otherStore, write } = world
  const start = async (at: number) =>
    (await owner('customers/conversation/start', { custID, storeID: at })).convo.convoID
  const [convoID, otherConvoID] = [await start(storeID), await start(otherStore.storeID)]
  const send = async (to: number, body: string, more: object = {}) =>
    owner('customers/conversation/messages/send', {
      convoID: to,
      body: `${name} ${body}`,
      clientMessageID: randomUUID(),
      force: true,
      ...more,
    })
  await send(convoID, 'sees a picture', { media: [await world.upload(bytes)] })
  await send(otherConvoID, 'is greeted elsewhere', { clientMessageID: 'same-key' })
  await send(convoID, 'is greeted', { clientMessageID: 'same-key' })
  await send(convoID, 'gets mail', { channel: 'email', subject: `For ${name}` })
  await send(convoID, 'waits', { sendAt: new Date(Date.now() + 86_400_000).toISOString(), discardOnReply: false })
  await write(phone, `${name} here, thanks`)
  await write(phone, `${name} there`, { to: otherStore.number })
  await write(phone, `${name} wants you to stop texting. Stop texting me`)
  const { stopRequests } = await owner('customers/stop-requests/list', { search: { custID } })
  await owner('customers/stop-requests/decide', {
    stopRequestID: stopRequests[0]!.stopRequestID,
    decision: 'not_a_request',
  })
  await world.sandbox('/mail/send', { from: email, to: await storeMailbox(world, email), text: `${name} by mail` })
  const draft = { convoID, body: `Dear ${name}`, media: [await world.upload(bytes)] }
  await owner('customers/conversation/draft/save', draft)
  await owner('customers/conversation/set-labels', { convoID, labels: [LABEL.needsQuote] })
  await owner('customers/conversation/set-flag', { convoID, flag: 'bolt' })
  await owner('customers/update-labels', { customerID: custID, labels: [LABEL.regular] })
  for (const commentKey of [`customer/${custID}`, `convo/${convoID}`])
    await owner('comments/submit', { comment: { commentKey, commentMessage: `@dana ${name} likes opals` } })
  const promiseDay = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const { promise } = await owner('customers/promises/save', {
    promise: { custID, storeID, promiseDay, promiseTickets: ['55001'], promiseSource: 'call' },
  })
  // An open one would hold back their reminders.
  await owner('customers/promises/close', { promiseID: promise.promiseID, promiseStatus: 'withdrawn' })
  await owner('inbox/change', { convoIDs: [convoID, otherConvoID], change: { flag: 'star' } })
  return { convoID, otherConvoID }
}

/** The address that sent the store's mail to them. */
const storeMailbox = async (world: WholeWorld, address: string): Promise<string> => {
  for (;;) {
    const { messages } = await world.sandbox<{ messages: { from: string }[] }>('/mail/messages', { address })
    if (messages.length > 0) return messages[0]!.from.replace(/^.*<|>.*$/g, '')
    await world.rest()
  }
}

const giveChat = async (world: WholeWorld, { name, phone }: Contact, bytes: Buffer) => {
  const chat = await world.start({ name: `${name} Whole`, phone, message: `${name} has a question` })
  const { body } = await uploadTo(world, chat.sessionToken, bytes)
  await world.from(newAddress())('bubble/ask-quote', {
    sessionToken: chat.sessionToken,
    item: `${name}’s ring`,
    want: 'pawn',
    clientMessageID: randomUUID(),
    media: [body.mediaID!],
  })
  await uploadTo(world, chat.sessionToken, bytes)
}

export const wholeCustomer = async (world: WholeWorld): Promise<WholeCustomer> => {
  const contact = await saveContact(world)
  const bytes = await picture()
  const convos = await giveConversations(world, contact, bytes)
  await giveChat(world, contact, bytes)
  const money = await giveMoney(world, contact, convos)
  await giveNotices(world, contact, convos)
  await world.rest()
  return { ...contact, ...convos, ...money }
}
