import { useLayoutEffect } from 'react'
import { createStore, useStored } from '#state/create-store.ts'
import { useReadOnly } from '#ui/read-only.ts'
import { useLatest } from './use-latest.ts'

export type Shortcut = {
  /** "e", "?", "/", "Mod+k" (Ctrl, or ⌘ on a Mac), "Shift+ArrowDown". */
  keys: string
  /** Its description on the sheet; without one it isn't listed. */
  does?: string
  /** Its heading on the sheet. */
  group?: string
  /** Omitted for a key that a field or a list handles itself and that only needs listing. */
  run?: (event: KeyboardEvent) => void
  disabled?: boolean
  /** It changes something, or opens something that does, so it is off on view-only visits. */
  writes?: boolean
}

const active = new Set<{ current: readonly Shortcut[] }>()
const sheet = createStore<readonly Shortcut[]>([])

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a dialog or menu covers the page. */
export const isOverlaid = () =>
  document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"][data-state="open"]',
  ) !== null

let letters = true
let pausedUntil = 0

/** Whether single characters are shortcuts. Ctrl combinations and arrows always are. */
export const setLetterShortcuts = (on: boolean): void => {
  letters = on
  changed()
}

/** A text box is about to appear. Until then, typing is not meant as shortcuts. */
export const pauseLetterShortcuts = (ms: number): void => void (pausedUntil = Date.now() + ms)

const isLetter = (keys: string) => keys.length === 1

/** Keys that only move the focus, and repeat while held down. */
const MOVES = /^([jk]|Arrow.+|Page.+|Home|End|Tab)$/

/**
 * A key held down types, deletes and moves, but never acts twice. Enter on a button would press it repeatedly, each
 * time perhaps on the next row.
 */
const isHeldAct = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Enter'
    ? !(target instanceof HTMLTextAreaElement) || ctrlKey || metaKey
    : !(typing(target) || ctrlKey || metaKey || altKey || MOVES.test(key) || (key === ' ' && target === document.body))

/** Before any other listener, so that no other needs to handle it. */
export const stopHeldKeys = (): void =>
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat || !isHeldAct(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )

function pressed(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+')
  const key = parts.pop() ?? ''
  const mod = event.ctrlKey || event.metaKey
  if (mod !== parts.includes('Mod') || event.altKey !== parts.includes('Alt')) return false
  // A character already says whether Shift was held: "?" is "?".
  if (key.length > 1 && event.shiftKey !== parts.includes('Shift')) return false
  return event.key.toLowerCase() === key.toLowerCase()
}

function onKeyDown(event: KeyboardEvent) {
  // The box has appeared, or was canceled.
  if (event.key === 'Escape' || typing(event.target)) pausedUntil = 0
  if (event.defaultPrevented || event.isComposing) return
  for (const group of [...active].reverse()) {
    const match = group.current.find((shortcut) => shortcut.run && !shortcut.disabled && pressed(event, shortcut.keys))
    if (!match?.run) continue
    // Single keys are text while typing, and belong to an open dialog.
    const single = !match.keys.includes('Mod+')
    if (single && (typing(event.target) || isOverlaid())) return
    if (isLetter(match.keys) && (!letters || Date.now() < pausedUntil)) return
    event.preventDefault()
    if (single || !event.repeat) match.run(event)
    return
  }
}

function changed() {
  const keys = [...active].flatMap((group) => group.current)
  sheet.set(keys.filter(({ keys, does, disabled, run }) => does && !disabled && (letters || !run || !isLetter(keys))))
}

/** A screen's shortcuts while it is shown. The last one mounted wins. */
export function useShortcuts(wanted: readonly Shortcut[]) {
  const readOnly = useReadOnly() !== null
  const shortcuts = readOnly ? wanted.filter(({ writes }) => !writes) : wanted
  const latest = useLatest(shortcuts)
  const shape = shortcuts.map(({ keys, does, disabled }) => `${keys}|${does}|${disabled}`).join('\n')
  // Before paint, so that a key works as soon as its target is visible.
  useLayoutEffect(() => {
    active.add(latest)
    if (active.size === 1) window.addEventListener('keydown', onKeyDown)
    changed()
    return () => {
      active.delete(latest)
      if (active.size === 0) window.removeEventListener('keydown', onKeyDown)
      changed()
    }
  }, [latest, shape])
}

/** Every key that works now, for the ? sheet. */
export const useShortcutSheet = () => useStored(sheet)
