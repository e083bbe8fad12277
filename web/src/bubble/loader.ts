/**
 * The button on a shop's page, and the frame it opens. Nothing on the page can reach into it, and it touches nothing on
 * the page; nothing is fetched or stored until someone presses it. The server replaces `'__BUBBLE__'`.
 */
import { isNamedSite } from '@xd/core/domain/bubble/named-site.ts'
import type { LauncherSettings } from './launcher-settings.ts'
import { launcherStyle } from './launcher-style.ts'

const settings = '__BUBBLE__' as unknown as LauncherSettings
const { page, color, ink, position, words } = settings

/** Remembers in this tab that the chat is open, so that it stays open on the site's next page. */
const OPEN = 'xd-chat-open'
const remembered = (): boolean => {
  try {
    return sessionStorage.getItem(OPEN) === '1'
  } catch {
    return false
  }
}
const remember = (isOpen: boolean): void => {
  try {
    if (isOpen) sessionStorage.setItem(OPEN, '1')
    else sessionStorage.removeItem(OPEN)
  } catch {
    // A page that may store nothing: the chat is closed on the next page.
  }
}

const icon = (path: string): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  drawn.setAttribute('d', path)
  svg.append(drawn)
  return svg
}
const TALK = 'M4 4h16v12H9l-5 4z'
const CROSS = 'M6 6l12 12M18 6L6 18'

const start = () => {
  const language = document.documentElement.lang.toLowerCase().startsWith('es') ? 'es' : 'en'
  const { open, close, title } = words[language]
  const place = document.createElement('div')
  const root = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(launcherStyle(color, ink, position))
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.type = 'button'
  root.append(button)
  let frame: HTMLIFrameElement | undefined

  const show = (isOpen: boolean) => {
    button.setAttribute('aria-label', isOpen ? close : open)
    button.setAttribute('aria-expanded', String(isOpen))
    button.replaceChildren(icon(isOpen ? CROSS : TALK))
    if (frame) frame.hidden = !isOpen
    place.toggleAttribute('data-open', isOpen)
  }
  const tell = (what: string) => frame?.contentWindow?.postMessage({ xdChat: what }, new URL(page).origin)
  const focusIt = () => {
    frame?.focus()
    tell('focus')
  }
  let isMeant = false
  const openIt = () => {
    if (!frame) {
      frame = document.createElement('iframe')
      frame.title = title
      frame.src = `${page}?lang=${language}`
      root.prepend(frame)
    }
    remember(true)
    show(true)
    if (place.hasAttribute('data-ready')) focusIt()
  }
  const closeIt = () => {
    remember(false)
    show(false)
    button.focus()
  }
  button.addEventListener('click', () => {
    isMeant = true
    if (place.hasAttribute('data-open')) closeIt()
    else openIt()
  })
  addEventListener('message', ({ source, origin, data }: MessageEvent<{ xdChat?: string } | null>) => {
    if (!frame || source !== frame.contentWindow || origin !== new URL(page).origin) return
    if (data?.xdChat === 'close') closeIt()
    // Only a panel that has loaded has its own button to close it.
    if (data?.xdChat !== 'ready') return
    place.setAttribute('data-ready', '')
    // On the site's next page it is already open, and takes focus from nothing.
    if (isMeant) focusIt()
  })
  show(false)
  document.body.append(place)
  if (remembered()) openIt()
}

if (!isNamedSite(settings.domains, location.protocol === 'https:', location.hostname))
  console.warn(`XD chat: ${location.hostname} isn’t one of the websites in Control Panel, Chat Bubble.`)
else if (!settings.hidden) {
  const soon = () => ('requestIdleCallback' in self ? requestIdleCallback(start) : setTimeout(start))
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', soon)
  else soon()
}
