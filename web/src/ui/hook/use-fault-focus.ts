import { useEffect, useRef } from 'react'

const FAULT =
  ':is([aria-invalid="true"], [data-fault] :is(button, input)):not(:disabled, [aria-disabled="true"], [hidden])'

/**
 * When a submitted form returns with faults, the first of them gets the focus, unless the user has moved on or typed
 * since.
 */
export const useFaultFocus = (form: HTMLElement | null) => {
  const left = useRef<Element | null>(null)
  useEffect(() => {
    if (left.current === null || left.current !== document.activeElement) return
    const fault = form?.querySelector<HTMLElement>(FAULT)
    if (!fault) return
    left.current = null
    fault.focus()
  })
  return {
    onSent: () => void (left.current = document.activeElement),
    onInput: () => void (left.current = null),
  }
}
