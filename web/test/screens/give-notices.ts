import type { Booted } from '@xd/fixtures/boot.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'

const OWN_WORDS = {
  templateName: 'Past due, our words',
  templateKind: 'notice',
  templateChannel: 'sms',
  templateLanguage: 'en',
  templateBody: '[STORE_NAME]: [FIRST_NAME], ticket [TICKET] was due on [DUE_DATE].',
} as const

/**
 * Gives a company without notices a batch to look at, one of letters, one that nobody was reached by, and words of its
 * own.
 */
export const giveNotices = async (world: Booted): Promise<void> => {
  const owner = await world.signIn('owner')
  if ((await owner('notices/list-batches', {})).count > 0) return
  await owner('templates/save', { template: OWN_WORDS })
  const push = await noticePusher(world)
  const agreed = { eNotice: { agreed: false } }
  const [one, other] = [noticeTo('+12135550191', 'Kim Maple'), noticeTo('+12135550191', 'Kim Maple')]
  const unreached = await push({ notices: [noticeTo(null, 'Pat Alder'), noticeTo('+12135550003', 'Max Aspen')] })
  const letters = await push({ kind: 'past-due', notices: [noticeTo('+12135550192', 'Lee Cedar', agreed)] })
  for (const { batchID } of [unreached, letters]) await owner('notices/send-batch', { batchID: batchID! })
  await push({
    notices: [one, other, noticeTo('+12135550193', 'Luz Robles', { language: 'es' }), noticeTo('213', 'Bad Phone')],
  })
}
