import { useShortcuts } from '#ui/hook/use-shortcuts.ts'

/** A screen with one key that changes something and one that moves. */
export const ReadOnlyKeys = ({ onKey }: { onKey: (key: string) => void }) => {
  useShortcuts([
    { keys: 'e', writes: true, run: () => onKey('e') },
    { keys: 'j', run: () => onKey('j') },
  ])
  return null
}
