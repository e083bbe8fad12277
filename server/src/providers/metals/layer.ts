import { Layer } from 'effect'
import type { Config } from '#config.ts'
import { Metals } from './metals.ts'
import { metalsOff } from './off.ts'
import { sandboxMetals } from './sandbox.ts'

/** In demo the simulated feed. Live there is none until one is set up, and the ticker is hidden. */
export const metalsLayer = ({ mode, sandboxURL }: Config) =>
  Layer.succeed(Metals)(mode === 'demo' ? sandboxMetals(sandboxURL) : metalsOff)
