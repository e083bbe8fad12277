import { Context, Data, type Effect } from 'effect'
import type { MetalsEntry } from '@xd/core/domain/metals/entry.ts'

/** The feed did not answer, or not with prices. */
export class MetalsUnknown extends Data.TaggedError('MetalsUnknown')<{ readonly cause: unknown }> {}

/** The source of spot prices. */
export class Metals extends Context.Service<
  Metals,
  {
    readonly name: string
    /** Without a feed the product has no ticker. */
    readonly on: boolean
    readonly latest: () => Effect.Effect<MetalsEntry, MetalsUnknown>
    /** The prices at an instant (epoch milliseconds). A feed without history returns `undefined`. */
    readonly at: (instant: number) => Effect.Effect<MetalsEntry | undefined, MetalsUnknown>
  }
>()('Metals') {}
