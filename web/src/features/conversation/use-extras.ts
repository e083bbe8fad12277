import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { type Feature, hasFeature } from '@xd/core/domain/access/features.ts'
import { extrasOf } from '@xd/core/domain/message/extras.ts'
import { useSignedIn } from '#data/session.ts'

/** What the company's extras allow besides plain messages. */
export const useExtras = (channel: MessageChannel) => {
  const { features } = useSignedIn().company
  const hasAll = (needed: readonly Feature[]) => needed.every((feature) => hasFeature(features, feature))
  return {
    mayAttach: hasAll(extrasOf({ channel, pictures: true, later: false })),
    maySchedule: hasAll(extrasOf({ channel, pictures: false, later: true })),
  }
}
