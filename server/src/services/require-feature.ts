import { Effect } from 'effect'
import { type Feature, hasFeature } from '@xd/core/domain/access/features.ts'
import { lackSentence } from '@xd/core/domain/pricing/features.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'

/** Fails unless the caller's company has bought a module, or an extra. */
export const requireFeature = ({ features }: Pick<Caller, 'features'>, feature: Feature) =>
  hasFeature(features, feature)
    ? Effect.void
    : fail('not_allowed', { sentence: lackSentence(feature), details: { feature } })

/** Fails unless the company has bought all of these. */
export const requireFeatures = (caller: Pick<Caller, 'features'>, features: readonly Feature[]) =>
  Effect.forEach(features, (feature) => requireFeature(caller, feature), { discard: true })
