import { Effect } from 'effect'
import { type Feature, hasFeature } from '@xd/core/domain/access/features.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'

const SENTENCE: Partial<Record<Feature, string>> = {
  email: 'Your company doesn’t have email.',
  mms: 'Your company doesn’t have picture messages.',
  inboxscheduler: 'Your company doesn’t have scheduled messages.',
}

/** Fails unless the caller's company has bought a module, or an extra. */
export const requireFeature = ({ features }: Pick<Caller, 'features'>, feature: Feature) =>
  hasFeature(features, feature)
    ? Effect.void
    : fail('not_allowed', {
        sentence: SENTENCE[feature] ?? 'Your company doesn’t have this module.',
        details: { feature },
      })
