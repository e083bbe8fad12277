import { afterEach, beforeEach, describe, test } from 'vitest'
import { stopDueDay } from '@xd/core/domain/message/stop-request.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { textWorld, type TextWorld } from '../messaging/text-world.ts'
import { writes } from './written.ts'

describe('what the words of an opt-out write', () => {
  let world: TextWorld
  beforeEach(async () => {
    world = await textWorld()
  })
  afterEach(() => world.close())

  test('STOP, START and other words', async () => {
    const { clerk } = world
    const owner = await world.signIn('owner')
    const ana = await world.contact('4321')
    const { convoID, custID } = ana
    const { does } = await writes(world, 'keywords', {
      known: { ana: ana.phone.slice(1), due: stopDueDay(localDay(Date.now(), 'America/Los_Angeles')) },
    })
    const says = (body: string) => () => world.write(ana.phone, body)
    await does('HELP', says('help'))
    await does('STOP', says('Stop'))
    await does('STOP again', says('STOP'))
    await does('HELP after it', says('HELP'))
    await does('another text after it', says('Are you there?'))
    await does('START', says('start'))
    await does('ALTO', says('ALTO'))
    await does('SÍ', says('Sí'))
    await does('in other words', says('Please stop texting me'))
    const open = async () =>
      (await clerk('customers/stop-requests/list', { search: { custID, status: 'open' } })).stopRequests[0]!
        .stopRequestID
    const first = await open()
    await does('no request after all', () =>
      clerk('customers/stop-requests/decide', { stopRequestID: first, decision: 'not_a_request' }),
    )
    await does('in Spanish', says('Ya no me manden mensajes por favor'))
    const next = await open()
    await does('it is one', () =>
      owner('customers/stop-requests/decide', { stopRequestID: next, decision: 'opted_out' }),
    )
    await does('START once more', says('START'))
    await does('the clerk opts the customer out', () => clerk('customers/conversation/opt-out', { convoID }))
    await does('the consents', () => clerk('customers/consent/fetch', { custID }))
    await does('START for the last time', says('START'))
    await does('consent at the counter', () =>
      clerk('customers/consent/save', { custID, consentKind: 'marketing', given: true }),
    )
    await does('the same again', () =>
      clerk('customers/consent/save', { custID, consentKind: 'marketing', given: true }),
    )
    await does('no longer', () => owner('customers/consent/save', { custID, consentKind: 'service', given: false }))
    await does('everything, by letter', () => owner('customers/consent/opt-out', { custID, means: 'letter' }))
    await does('blocked', () => owner('customers/block', { customerID: custID }))
    await does('a text of somebody blocked', says('Hello?'))
    await does('unblocked', () => owner('customers/block', { customerID: custID, blocked: false }))
  })
})
