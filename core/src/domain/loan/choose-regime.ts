import type { LocalDay } from '#domain/time/day.ts'
import { type Regime, regimeIDs, type RegimeID } from './regime.ts'
import { regimes } from './regimes.table.ts'

/** The spec's own constants, for any date. */
export const DEFAULT_REGIME: RegimeID = 'ca_2019'

export const isRegimeID = (text: string): text is RegimeID => (regimeIDs as readonly string[]).includes(text)

/** The law's first and last day are both included; a day the sources do not give is no bound. */
export const inEffect = (regime: Regime, day: LocalDay): boolean =>
  (regime.effectiveFrom === null || day >= regime.effectiveFrom) &&
  (regime.effectiveTo === null || day <= regime.effectiveTo)

/** A state's regime on a day, or undefined if there is none: other states and earlier years are not guessed. */
export const regimeFor = (state: string, day: LocalDay): Regime | undefined =>
  regimeIDs.map((id) => regimes[id]).find((regime) => regime.state === state.toUpperCase() && inEffect(regime, day))
