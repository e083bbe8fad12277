import type { RouterHistory } from '@tanstack/react-router'

/**
 * Anything opened over a screen is a step of its own, so that Back closes it. Closing leaves two steps with the same
 * address: Back and Forward skip the second, which would show nothing new.
 */
export const skipRepeats = (history: RouterHistory): void => {
  let before = history.location
  history.subscribe(({ location, action: { type } }) => {
    const isRepeat = location.href === before.href && location.state.__TSR_key !== before.state.__TSR_key
    before = location
    if (isRepeat && type === 'BACK') history.back()
    if (isRepeat && type === 'FORWARD') history.forward()
  })
}
