/**
 * @jsxImportSource preact
 *
 * The quote form of the chat bubble: a script of its own, built to bubble-quote/bubble-quote.js, which the panel fetches
 * when a visitor chooses it.
 */
import { render } from 'preact'
import type { QuoteProps } from '#bubble/panel-data.ts'
import { QuoteForm } from './quote-form.tsx'
import { quoteStyle } from './quote-style.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(quoteStyle)

/** Draws the form, or draws it again with what has changed. */
export const mount = (place: HTMLElement, props: QuoteProps): void => {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  render(<QuoteForm {...props} />, place)
}
