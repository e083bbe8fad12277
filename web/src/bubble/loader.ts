/**
 * The button on a shop's page, and the frame it opens. The page and the button cannot reach each other. Nothing is
 * fetched or stored until someone presses it. The page's own work comes first: the button waits until the page is idle,
 * and the parts of an open chat are made only on opening. The server replaces `'__BUBBLE__'`.
 */
import { isNamedSite } from '@xd/core/domain/bubble/named-site.ts'
import { createFrame } from './frame.ts'
import type { LauncherSettings } from './launcher-settings.ts'
import { buttonStyle } from './launcher-style.ts'
import { isRemembered } from './remembered.ts'

const settings = '__BUBBLE__' as unknown as LauncherSettings

/** A page that is never idle gets its button anyway. */
const LONGEST_WAIT = { timeout: 3000 }

// The parentheses let browsers compile it with the script, beside the page's main thread, and not on it when it is called.
// prettier-ignore
const start = (() => {
  const { page, domains, color, ink, position, words } = settings
  // A page's location is larger and costs more than its origin.
  const [scheme, , host = ''] = self.origin.replace('//', ':').split(':')
  if (!isNamedSite(domains, scheme === 'https', host))
    return console.warn(`XD chat: add ${host} in Control Panel.`)
  const language = document.documentElement.lang.toLowerCase().startsWith('es') ? 'es' : 'en'
  const place = document.createElement('div')
  const root = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(buttonStyle(color, ink, position))
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.setAttribute('aria-label', words[language].open)
  button.setAttribute('aria-expanded', 'false')
  root.append(button)
  let made: ReturnType<typeof createFrame> | undefined
  const frame = () => (made ??= createFrame({ place, root, button }, page, language, words[language]))
  button.addEventListener('click', () => frame().press())
  document.body.append(place)
  if (isRemembered(page)) frame().openIt()
})

if (!settings.hidden) {
  const soon = () => ('requestIdleCallback' in self ? requestIdleCallback(start, LONGEST_WAIT) : setTimeout(start))
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', soon)
  else soon()
}
