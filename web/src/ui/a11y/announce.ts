type Listener = (message: string) => void
let listener: Listener | null = null

/** Speaks politely through the page's one live region. */
export const announce = (message: string) => listener?.(message)

export function onAnnounce(next: Listener) {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
