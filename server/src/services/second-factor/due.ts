import { factorRequiredFrom, isFactorOverdue } from '@xd/core/domain/access/second-factor.ts'
import type { SignedIn } from '#caller.ts'
import type { Config } from '#config.ts'

/** From when the caller must have a second factor; null if it is not required. */
export const requiredFromOf = ({ isSupport, session }: SignedIn, { mode }: Pick<Config, 'mode'>): number | null =>
  factorRequiredFrom({ isSupport, mode, companyFrom: session.companyFactorFrom })

/** The second factor that the caller must still set up, if any. */
export const factorDue = (caller: SignedIn, config: Pick<Config, 'mode'>, now: number) => {
  const requiredFrom = requiredFromOf(caller, config)
  const { hasFactor } = caller.session
  if (hasFactor || requiredFrom === null) return undefined
  return { requiredFrom, overdue: isFactorOverdue({ hasFactor, requiredFrom }, now) }
}
