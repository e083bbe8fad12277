import { afterEach, beforeEach, describe, test } from 'vitest'
import { stopDueDay } from '@xd/core/domain/message/stop-request.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { type EmailWorld, emailWorld } from '../email/email-world.ts'
import { newPhone } from '../messaging/text-world.ts'
import { writes } from './written.ts'

describe('what Spanish words of an opt-out write', () => {
  let world: EmailWorld
  beforeEach(async () => {
    world = await emailWorld()
  })
  afterEach(() => world.close())

  test('by text, by email, from another phone, and where no Spanish is written', async () => {
    const { clerk, storeID } = world
    const owner = await world.signIn('owner')
    const ana = await world.mailContact()
    const { convoID, custID } = ana
    const db = world.connection.writes
    await db.updateTable('customers').set({ custLanguage: 'es' }).where('custID', '=', custID).execute()
    const work = newPhone()
    await world.setOpen(false)
    await db
      .updateTable('stores')
      .set({ autoReplyMessage: 'We are closed.', autoReplyMessageES: 'Está cerrado.' })
      .where('storeID', '=', storeID)
      .execute()
    const { does } = await writes(world, 'spanish', {
      known: {
        ana: ana.phone.slice(1),
        mail: world.storeAddress,
        'ana’s': ana.address,
        work: work.slice(1),
        due: stopDueDay(localDay(Date.now(), 'America/Los_Angeles')),
      },
    })
    const says = (body: string) => () => world.write(ana.phone, body)
    await does('a text after hours', says('¿A qué hora abren?'))
    await does('AYUDA', says('ayuda'))
    await does('Cancelar', says('Cancelar'))
    await does('YES from somebody who opted out', says('Yes'))
    await does('SÍ from somebody who did not', says('Sí'))
    await does('INFO', says('INFO'))
    await does('a request, with a flag of the staff', async () => {
      await clerk('customers/conversation/set-flag', { convoID, flag: 'star' })
      await says('No quiero recibir más mensajes')()
    })
    await does('a second request, while one is open', says('Dejen de escribirme'))
    const open = async () =>
      (await owner('customers/stop-requests/list', { search: { custID, status: 'open' } })).stopRequests
    await does('the open requests', open)
    const { stopRequestID } = (await open())[0]!
    await does('the clerk decides', () =>
      clerk('customers/stop-requests/decide', { stopRequestID, decision: 'opted_out' }),
    )
    await does('the same again', () =>
      clerk('customers/stop-requests/decide', { stopRequestID, decision: 'opted_out' }),
    )
    await does('by email', () =>
      world.writeMail(ana.address, { subject: 'Correos', text: 'No me manden más correos por favor' }),
    )
    const mailed = (await open())[0]!
    await does('the owner decides', () =>
      owner('customers/stop-requests/decide', { stopRequestID: mailed.stopRequestID, decision: 'opted_out' }),
    )
    await does('ALTA', says('Alta'))
    await does('a company that writes in English only', () =>
      owner('settings/company/save', { company: { companyLanguages: ['en'] } }),
    )
    await does('AYUDA again', says('Ayuda'))
    await does('NO MÁS', says('no más'))
    await does('ALTO from a phone nobody knows', () => world.write(work, 'Alto'))
    await does('INICIAR from it', () => world.write(work, 'Iniciar'))
  })
})
