import { useState } from 'react'

/**
 * Shows a field's error once the field is left, not while someone is still typing.
 * `reveal()` shows all of them at once, for a refused save.
 */
export function useLeftErrors<Name extends string>(errors: Partial<Record<Name, string | null | undefined>>) {
  const [left, setLeft] = useState<ReadonlySet<Name> | 'all'>(() => new Set())
  const shown = (name: Name) => left === 'all' || left.has(name)
  return {
    error: (name: Name): string | null => (shown(name) ? (errors[name] ?? null) : null),
    onBlur: (name: Name) => () => setLeft((before) => (before === 'all' ? before : new Set(before).add(name))),
    reveal: () => setLeft('all'),
    reset: () => setLeft(new Set()),
    valid: Object.values(errors).every((error) => !error),
  }
}
