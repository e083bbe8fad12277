import { toast } from './toasts.tsx'

/** Rejects where the browser has no clipboard, too: on a page served by plain http. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Copies a text that is on screen: if the browser forbids it, the user can copy it from there. */
export const copyShown = (text: string, what: string): Promise<void> =>
  write(text).then(
    () => void toast(`${what} copied`),
    () => void toast('Your browser can’t copy here. Copy it by hand'),
  )

/** Copies a link that is nowhere on screen: if the browser forbids it, the link is shown. */
export const copyLink = (url: string): Promise<void> =>
  write(url).then(
    () => void toast('Link copied'),
    () => void toast(`Copy the link yourself: ${url}`, { tone: 'info', milliseconds: 20_000 }),
  )
