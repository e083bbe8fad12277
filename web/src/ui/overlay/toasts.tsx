import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, lazy, Suspense, type SyntheticEvent, useEffect } from 'react'
import type { toast as Sonner } from 'sonner'
import { newKey } from '#state/new-key.ts'
import { unheardFailures } from '#state/unheard-failures.ts'
import { announce } from '#ui/a11y/announce.ts'
import { focusAfter } from '#ui/a11y/focus-after.ts'
import { mainPart } from '#ui/a11y/main-part.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { cx } from '#ui/class-names.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import styles from './toasts.module.css'

type Tone = 'success' | 'danger' | 'info'
type Options = {
  tone?: Tone
  /** The one action offered: Undo, Retry, Open. */
  action?: { label: string; onClick: () => void }
  /** Showing another under the same id replaces the earlier one. */
  id?: string
  milliseconds?: number
}

type Acting = { work: Promise<unknown>; said: string; undo: () => Promise<unknown> }

// The library that stacks them loads after the page is painted. Earlier toasts wait for it.
let stand: (sonner: typeof Sonner) => void
const standing = new Promise<typeof Sonner>((resolve) => (stand = resolve))
const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }))
const dismiss = (id: string | number) => void standing.then((sonner) => sonner.dismiss(id))

const ICONS = { success: CircleCheck, danger: CircleAlert, info: Info } as const

/** The focused element before a key moved focus to a toast. Focus returns there once the toast is gone. */
let before: HTMLElement | undefined
const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
  const isToast = relatedTarget instanceof Element && relatedTarget.closest('[data-sonner-toaster]') !== null
  if (relatedTarget instanceof HTMLElement && !isToast && !currentTarget.contains(relatedTarget)) before = relatedTarget
}
const leaveToast = (toastElement: Element | null) => {
  if (!toastElement?.contains(document.activeElement)) return
  const back = before
  before = undefined
  if (back?.isConnected) back.focus()
  else if (!back || !focusAfter(back)) mainPart()?.focus()
}

/** Reports an event. Failures stay until closed; other toasts disappear by themselves. */
export function toast(message: string, { tone = 'success', action, id, milliseconds }: Options = {}) {
  const Icon = ICONS[tone]
  const duration = milliseconds ?? (tone === 'danger' ? Infinity : action ? 8000 : 4000)
  const shown = id ?? newKey()
  const close = ({ currentTarget }: SyntheticEvent) => {
    leaveToast(currentTarget.closest('[data-sonner-toast]'))
    dismiss(shown)
  }
  const content = () => (
    // A click leaves focus in place: by restoring it, sonner would take it from any element that got it meanwhile.
    <div
      className={cx(styles.toast, styles[tone])}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={rememberFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(event)
      }}
    >
      <Icon aria-hidden="true" />
      <span className={styles.words}>{message}</span>
      {/* A screen reader reads it in one piece with its buttons. */}
      <VisuallyHidden>{/[.!?…]$/.test(message) ? ' ' : '. '}</VisuallyHidden>
      {action && (
        <button
          type="button"
          className={styles.act}
          onClick={(event) => {
            close(event)
            action.onClick()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={close}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
  void standing.then((sonner) => sonner.custom(content, { duration, id: shown }))
  return shown
}

const UNDO_MS = 8_000

/** A finished or pending action that can be undone. */
interface Step {
  /** The message once it is done. */
  said?: string
  undo: () => void
}

/** The last one is undone first. Finished ones can be undone until eight seconds after the last of them. */
let steps: readonly Step[] = []
let until = 0
const without = (step: Step) => steps.filter((one) => one !== step)
const add = (step: Step) => {
  steps = [...(Date.now() < until ? steps : steps.filter(({ said }) => said === undefined)), step]
}

/**
 * The place of the next undo's toast: that of the last one, unless that is already closing, which would remove both.
 */
let place = newKey()

const takeBack = (step: Step) => {
  steps = without(step)
  dismiss(place)
  place = newKey()
  step.undo()
  const earlier = steps.at(-1)
  if (earlier?.said !== undefined) offer(earlier, earlier.said)
}

const offer = (step: Step, said: string) => {
  step.said = said
  until = Date.now() + UNDO_MS
  toast(said, { id: place, action: { label: 'Undo', onClick: () => takeBack(step) }, milliseconds: UNDO_MS })
}

/** The toast offers the undo for eight seconds, and the z key undoes one step after another. */
export const toastUndo = (said: string, undo: () => void): void => {
  const step = { undo }
  add(step)
  offer(step, said)
}

const failuresSaid = new WeakSet<Error>()

/** Shows each failure once, even if several listeners report it. */
export const toastFailure = (error: Error): void => {
  if (failuresSaid.has(error)) return
  failuresSaid.add(error)
  toast(error.message, { tone: 'danger' })
}

/**
 * For an action already visible on screen. Once done, the toast says so and offers an undo. If the action fails, it
 * only gives the reason. If undone meanwhile, it is reverted as soon as it is done.
 */
export const toastAct = ({ work, said, undo }: Acting): void => {
  const back = () => {
    undo().then(() => announce('Undone'), toastFailure)
  }
  let isMeantBack = false
  const step: Step = { undo: () => void (isMeantBack = true) }
  add(step)
  work.then(
    () => {
      if (isMeantBack) return back()
      step.undo = back
      offer(step, said)
    },
    (error: Error) => {
      steps = without(step)
      toastFailure(error)
    },
  )
}

const undoLast = () => {
  const last = steps.findLast(({ said }) => said === undefined || Date.now() < until)
  if (last) takeBack(last)
}

/** Rendered once in the frame. On a phone it stays clear of the bottom tabs. */
export function Toasts() {
  useShortcuts([{ keys: 'z', group: 'Everywhere', does: 'Undo', run: undoLast }])
  useEffect(() => unheardFailures.listen(toastFailure), [])
  return (
    <Suspense>
      <ToastHost onStand={stand} />
    </Suspense>
  )
}
