import { approvalSource } from './approval-source.ts'
import { cardFrame, type FrameCommand, type FrameNews } from './card-frame.ts'
import { elementsSource } from './elements-source.ts'
import { tokenizerSource } from './tokenizer-source.ts'

/** The source of a card's token: the gateway's own form. All kinds report the same events. */
export interface CardSource {
  tell: (command: FrameCommand, details?: Record<string, string>) => void
  /** The customer already gave the card elsewhere, so it is charged at once. */
  readonly given?: boolean
  /** After a failed attempt the page must be reloaded. */
  readonly oneTry?: boolean
  /** The form's own submit leads to the gateway's site. */
  readonly leads?: boolean
}

export interface Listener {
  readonly news: (news: FrameNews) => void
  /** The form does not load. */
  readonly silent: () => void
}

/** Undefined if the page has no form. */
export function cardSource(form: HTMLFormElement, on: Listener): CardSource | undefined {
  const origin = form.dataset['gatewayOrigin']
  const frame = form.querySelector<HTMLIFrameElement>('#card-frame')
  switch (form.dataset['form']) {
    case 'frame':
      return frame && origin ? cardFrame(frame, origin, on) : undefined
    case 'tokenizer':
      return tokenizerSource(form.dataset, on)
    case 'elements':
      return elementsSource(form.dataset, on)
    case 'approval':
      return approvalSource(form, on)
    default:
      return undefined
  }
}
