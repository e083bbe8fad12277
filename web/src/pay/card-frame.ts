/** Messages from and to the gateway's frame. Card numbers stay inside it. */
const TYPE = 'xd-cards'

export type FrameNews =
  | { event: 'ready' | 'height'; height?: number }
  | { event: 'change'; complete?: boolean; brand?: string; funding?: string }
  | { event: 'token'; token: string; brand?: string; last4?: string; funding?: string }
  | { event: 'error'; code?: string; message?: string }
  /** Enter was pressed in a field. */
  | { event: 'submit' }

export type FrameCommand = 'tokenize' | 'focus' | 'lang' | 'theme'

/** The frame's page reports as soon as it has loaded. Over a weak signal we wait for it. */
const SILENCE_MS = 4_000
const ON_ITS_WAY_MS = 25_000

export function cardFrame(
  frame: HTMLIFrameElement,
  origin: string,
  on: { news: (news: FrameNews) => void; silent: () => void },
) {
  let heard = false
  window.addEventListener(
    'message',
    ({ source, origin: from, data }: MessageEvent<(FrameNews & { type?: string }) | null>) => {
      if (source !== frame.contentWindow || from !== origin || data?.type !== TYPE) return
      heard = true
      if ((data.event === 'ready' || data.event === 'height') && data.height) frame.style.height = `${data.height}px`
      if (data.event === 'ready') frame.dataset['ready'] = ''
      on.news(data)
    },
  )

  const open = () => {
    const { src } = frame.dataset
    if (src) frame.src = src
  }
  // Asks again before giving up, because a weak signal loses frames.
  const listen = (otherwise: () => void) => {
    const within = (ms: number) => window.setTimeout(() => !heard && otherwise(), ms)
    const patience = within(ON_ITS_WAY_MS)
    const arrived = () => {
      window.clearTimeout(patience)
      within(SILENCE_MS)
    }
    frame.addEventListener('load', arrived, { once: true })
  }
  open()
  listen(() => {
    frame.dataset['src'] ??= frame.src
    open()
    listen(on.silent)
  })

  return {
    tell: (command: FrameCommand, details: Record<string, string> = {}) =>
      frame.contentWindow?.postMessage({ type: TYPE, command, ...details }, origin),
  }
}
