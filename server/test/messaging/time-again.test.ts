import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { stubbornCarrier } from '../texting/stubborn-carrier.ts'
import { crashedText, messageRow } from './crashed-text.ts'
import { type Contact, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

/** Longer than a refused text is retried. */
const LONG_MS = 5 * HOUR_MS

describe.each(ENGINES)('an old text that the carrier refuses at first, on %s', (database) => {
  let carrier: Awaited<ReturnType<typeof stubbornCarrier>>
  let world: TextWorld
  const refused = new Set<string>()
  beforeAll(async () => {
    carrier = await stubbornCarrier(({ form }) => {
      const [body, to] = [form.get('Body') ?? '', form.get('To') ?? '']
      if (refused.has(body))
        return { status: 201, body: { sid: `SM${to}${body}`, status: 'sent', body, date_created: null } }
      refused.add(body)
      return { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429 } }
    })
    world = await textWorld({ database, sandbox: { url: carrier.url } })
  })
  afterAll(async () => {
    await world.close()
    await carrier.close()
  })

  const written = (contact: Contact, body: string) =>
    crashedText(world, contact, { body, startedAt: null, at: Date.now() - LONG_MS })

  const becomes = (text: { messageID: number }, status: string) =>
    expect.poll(async () => (await messageRow(world, text.messageID)).messageStatus, PATIENCE).toBe(status)

  it('gets its full time again when it is sent again', async () => {
    const text = await written(await world.contact(), 'Once more')
    await text.recover()
    await becomes(text, 'failed')
    refused.clear()
    await world.clerk('customers/conversation/messages/retry', { messageID: text.messageID })
    await becomes(text, 'sent')
  })

  it('gets its full time again after a suspension that held it', async () => {
    const support = await world.signIn('support@xd.test')
    const suspend = (suspended: boolean) =>
      support('admin/companies/save', { company: { companyID: COMPANY.goldenPledge, suspended } })
    const text = await written(await world.contact(), 'Held')
    await suspend(true)
    await text.recover()
    await suspend(false)
    await becomes(text, 'sent')
  })
})
