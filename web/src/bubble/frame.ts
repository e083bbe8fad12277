import type { LauncherSettings } from './launcher-settings.ts'
import { frameStyle } from './launcher-style.ts'
import { remember } from './remembered.ts'

export interface Launcher {
  readonly place: HTMLElement
  readonly root: ShadowRoot
  readonly button: HTMLButtonElement
}

/** The panel in its frame, which a page gets once its visitor opens the chat. */
export const createFrame = (
  { place, root, button }: Launcher,
  page: string,
  language: 'en' | 'es',
  { open, close, title }: LauncherSettings['words']['en'],
) => {
  const { origin } = new URL(page)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(frameStyle)
  root.adoptedStyleSheets.push(sheet)
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = `${page}?lang=${language}`
  root.prepend(frame)

  const show = (isOpen: boolean) => {
    remember(page, isOpen)
    button.setAttribute('aria-label', isOpen ? close : open)
    button.setAttribute('aria-expanded', String(isOpen))
    frame.hidden = !isOpen
    place.toggleAttribute('data-open', isOpen)
  }
  const focusIt = () => {
    frame.focus()
    frame.contentWindow?.postMessage({ xdChat: 'focus' }, origin)
  }
  const openIt = () => {
    show(true)
    if (place.hasAttribute('data-ready')) focusIt()
  }
  const closeIt = () => {
    show(false)
    button.focus()
  }
  let isMeant = false
  addEventListener('message', (event: MessageEvent<{ xdChat?: string } | null>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    if (event.data?.xdChat === 'close') closeIt()
    // Only a loaded panel has its own button to close it.
    if (event.data?.xdChat !== 'ready') return
    place.setAttribute('data-ready', '')
    // On the site's next page it is already open, and leaves focus alone.
    if (isMeant) focusIt()
  })
  return {
    openIt,
    press: (): void => {
      isMeant = true
      if (place.hasAttribute('data-open')) closeIt()
      else openIt()
    },
  }
}
