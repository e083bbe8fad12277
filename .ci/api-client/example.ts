// Someone else's program, compiled but not run, against the types that openapi-typescript generates from
// /api/openapi.json.
import createClient from 'openapi-fetch'
import type { paths } from './dist/schema.ts'

const client = createClient<paths>({
  baseUrl: 'https://office.example',
  headers: { authorization: `Bearer ${process.env['XD_KEY']}` },
})

/** Texts a customer, and returns the server's reason if it refuses. */
export const text = async (custPhone: string, body: string): Promise<string | number> => {
  const { data, error } = await client.POST('/api/customers/search', { body: { phoneNumber: custPhone } })
  if (error) return error.error.message
  const [customer] = data.customers
  if (customer === undefined) return `Nobody has ${custPhone}`
  const stores = await client.POST('/api/stores/list', { body: {} })
  const storeID = stores.data?.stores[0]?.storeID
  if (storeID === undefined) return 'There is no store'
  const begun = await client.POST('/api/customers/conversation/start', { body: { custID: customer.custID, storeID } })
  if (begun.error) return begun.error.error.message
  const sent = await client.POST('/api/customers/conversation/messages/send', {
    body: { convoID: begun.data.convo.convoID, body, clientMessageID: crypto.randomUUID() },
  })
  return sent.data?.message.messageID ?? sent.error?.error.message ?? ''
}

// Types that let this pass would know nothing.
// @ts-expect-error: a phone number is text.
export const mistaken = client.POST('/api/customers/search', { body: { phoneNumber: 4155550123 } })
