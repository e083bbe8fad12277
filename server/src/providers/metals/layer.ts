import { Layer } from 'effect'
import type { Config } from '#config.ts'
import { Metals } from './metals.ts'
import { metalsAPI } from './metals-api.ts'
import { metalsOff } from './off.ts'

/** One adapter for the demo's simulated feed and a live one. A live server without a feed has no ticker. */
export const metalsLayer = ({ mode, sandboxURL, metals }: Config) => {
  const feed = mode === 'demo' ? { url: `${sandboxURL}/metals/vendor`, key: 'demo' } : metals
  return Layer.succeed(Metals)(feed ? metalsAPI(feed) : metalsOff)
}
