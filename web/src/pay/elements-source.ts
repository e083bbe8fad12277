import type { CardSource, Listener } from './card-source.ts'
import { loadScript } from './load-script.ts'

interface Done {
  readonly data?: { readonly id?: string }
  readonly id?: string
}

interface Events {
  on(event: string, listener: (told: never) => void): void
}

/** Some versions report events themselves, some through a bus. */
interface Elements extends Partial<Events> {
  create(options: object): void
  submit(): void
  readonly eventBus?: Events
}

declare global {
  interface Window {
    Commerce?: { elements: new (clientToken: string) => Elements }
  }
}

/**
 * Fortis Elements: its script creates the frame, and the page's own button submits it. It returns a ticket valid for
 * one sale.
 */
export function elementsSource(
  { script = '', clientToken = '', environment = '' }: DOMStringMap,
  on: Listener,
): CardSource {
  let elements: Elements | undefined
  const start = () => {
    if (!window.Commerce) return on.silent()
    elements = new window.Commerce.elements(clientToken)
    const told = elements.eventBus ?? (elements as Events)
    told.on('ready', () => on.news({ event: 'ready' }))
    told.on('done', ({ data, id }: Done) => {
      const token = data?.id ?? id
      if (token) on.news({ event: 'token', token })
    })
    told.on('validationError', () => on.news({ event: 'error', code: 'incomplete' }))
    told.on('error', ({ message }: { message?: string }) =>
      on.news({ event: 'error', ...(message ? { message } : {}) }),
    )
    elements.create({
      container: '#card-fields',
      theme: 'default',
      environment,
      view: 'default',
      hideTotal: true,
      showSubmitButton: false,
      showReceipt: false,
    })
  }
  loadScript(script).then(start, on.silent)
  // A ticket is valid for one sale, and a form for one ticket, so another attempt needs new ones of both.
  return {
    oneTry: true,
    tell: (command) => {
      if (command === 'tokenize') elements?.submit()
    },
  }
}
