import { approvalSource } from './approval-source.ts'
import { cardFrame } from './card-frame.ts'
import type { CardSource, Listener } from './card-source.ts'
import { elementsSource } from './elements-source.ts'
import { tokenizerSource } from './tokenizer-source.ts'

/** Undefined if the page has no form. */
export function sourceOfForm(form: HTMLFormElement, on: Listener): CardSource | undefined {
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
