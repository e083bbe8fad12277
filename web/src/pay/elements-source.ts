import type { CardSource, Listener } from './card-source.ts'
import { loadScript } from './load-script.ts'

interface Done {
  readonly data?: { readonly id?: string }
  readonly id?: string
}

interface Events {
  on(event: string, listener: (told: never) => void): void
}

/** Some versions tell their news themselves, some by a bus. */
interface Elements extends Partial<Events> {
  create(options: object): void
  readonly eventBus?: Events
}

declare global {
  interface Window {
    Commerce?: { elements: new (clientToken: string) => Elements }
  }
}

/** Fortis Elements: its script makes the frame, with a button of its own. What it gives is a ticket for one sale. */
export function elementsSource(
  { script = '', clientToken = '', environment = '' }: DOMStringMap,
  on: Listener,
): CardSource {
  const start = () => {
    if (!window.Commerce) return on.silent()
    const elements = new window.Commerce.elements(clientToken)
    const told = elements.eventBus ?? (elements as Events)
    told.on('ready', () => on.news({ event: 'ready' }))
    told.on('done', ({ data, id }: Done) => {
      const token = data?.id ?? id
      if (token) on.news({ event: 'token', token })
    })
    told.on('error', ({ message }: { message?: string }) =>
      on.news({ event: 'error', ...(message ? { message } : {}) }),
    )
    elements.create({
      container: '#card-fields',
      theme: 'default',
      environment,
      view: 'default',
      hideTotal: true,
      showReceipt: false,
    })
  }
  loadScript(script).then(start, on.silent)
  // A ticket is good for one sale, and a form for one ticket: another try needs another of both.
  return { ownButton: true, oneTry: true, tell: () => undefined }
}
