import type { Booted } from '@xd/fixtures/boot.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'

/** Gives a company without notices a batch to look at, one of letters, and one that nobody was reached by. */
export const giveNotices = async (world: Booted): Promise<void> => {
  const owner = await world.signIn('owner')
  if ((await owner('notices/list-batches', {})).count > 0) return
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
