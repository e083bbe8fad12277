import { BrowserErrorCaptureEnum, Window } from 'happy-dom'
import { onTestFinished, vi } from 'vitest'

const GLOBALS = [
  'document',
  'window',
  'self',
  'parent',
  'navigator',
  'sessionStorage',
  'addEventListener',
  'removeEventListener',
  'Event',
  'DataTransfer',
  'File',
  'FormData',
  'CSSStyleSheet',
  'HTMLElement',
  'HTMLInputElement',
] as const

/** A page in a browser at this address, until the test ends. It loads no other file. */
export const aBrowserPage = (url: string, html: string) => {
  const window = new Window({
    url,
    settings: {
      disableIframePageLoading: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      // A script that fails must fail its test.
      errorCapture: BrowserErrorCaptureEnum.disabled,
    },
  })
  window.document.body.innerHTML = html
  for (const name of GLOBALS) vi.stubGlobal(name, window[name])
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    await window.happyDOM.close()
  })
  return window as unknown as globalThis.Window & typeof globalThis
}
