import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** A refusal (an iPhone has no fullscreen) leaves things as they are. */
const toggle = () => {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()
  change?.catch(() => undefined)
}

export function useFullscreen(): [boolean, () => void] {
  return [useSyncExternalStore(subscribe, () => document.fullscreenElement !== null), toggle]
}
