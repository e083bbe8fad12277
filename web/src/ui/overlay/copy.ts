import { toast } from './toasts.tsx'

/** Also rejects where the browser has no clipboard, as on a page served by plain http. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Copies a visible text. If the browser forbids it, the user can copy it from the screen. */
export const copyShown = (text: string, what: string): Promise<void> =>
  write(text).then(
    () => void toast(`${what} copied`),
    () => void toast('Your browser can’t copy here. Copy it by hand'),
  )

/** Copies a link that is not on screen. If the browser forbids it, the link is shown. */
export const copyLink = (url: string): Promise<void> =>
  write(url).then(
    () => void toast('Link copied'),
    () => void toast(`Copy the link yourself: ${url}`, { tone: 'info', milliseconds: 20_000 }),
  )
