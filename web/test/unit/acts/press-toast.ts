import { isValidElement } from 'react'
import type { toast as Sonner } from 'sonner'

interface Props {
  readonly children?: unknown
  readonly onClick?: (event: unknown) => void
}

const buttonIn = (node: unknown, words: string): Props | undefined => {
  if (Array.isArray(node)) return node.map((one) => buttonIn(one, words)).find(Boolean)
  if (!isValidElement<Props>(node)) return undefined
  return node.props.children === words ? node.props : buttonIn(node.props.children, words)
}

/** Presses a button of the last toast. */
export const pressToast = (sonner: typeof Sonner, words: string): void => {
  const last = sonner.getHistory().at(-1)!
  buttonIn('jsx' in last ? last.jsx : undefined, words)!.onClick!({ currentTarget: { closest: () => null } })
}
