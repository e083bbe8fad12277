import { type FocusEvent, useState } from 'react'

type Left = FocusEvent<HTMLInputElement | HTMLTextAreaElement>

/** A field that was only passed, or left in order to close the dialog, has no wrong input. */
const isPassedBy = ({ target, relatedTarget }: Left): boolean =>
  target.value === '' ||
  (relatedTarget instanceof Element && relatedTarget.matches('[data-leaves] :not([type="submit"])'))

/**
 * Shows a field's error once the user leaves it with some input, but not during typing. `reveal()` shows all errors at
 * once, for a refused save.
 */
export function useLeftErrors<Name extends string>(errors: Partial<Record<Name, string | null | undefined>>) {
  const [left, setLeft] = useState<ReadonlySet<Name> | 'all'>(() => new Set())
  const shown = (name: Name) => left === 'all' || left.has(name)
  return {
    error: (name: Name): string | null => (shown(name) ? (errors[name] ?? null) : null),
    onBlur: (name: Name) => (event?: Left) => {
      if (event && isPassedBy(event)) return
      setLeft((before) => (before === 'all' ? before : new Set(before).add(name)))
    },
    reveal: () => setLeft('all'),
    reset: () => setLeft(new Set()),
    valid: Object.values(errors).every((error) => !error),
  }
}
