import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { TextField } from './text-field.tsx'
import styles from './inline-field.module.css'

interface Props {
  label: string
  /** The button shown until it is clicked: "Add email". */
  add: string
  type?: 'text' | 'email'
  maxLength?: number
  /** Why it cannot be saved; undefined when it can. */
  problem: (text: string) => string | undefined
  /** Rejects with an error fit to show. */
  onSave: (text: string) => Promise<unknown>
}

/** A missing value, entered in its own place. Enter saves, Esc cancels. */
export function InlineField({ label, add, type = 'text', maxLength, problem, onSave }: Props) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (typed === undefined)
    return (
      <Button writes ref={button} size="small" icon={<Plus aria-hidden="true" />} onClick={() => setTyped('')}>
        {add}
      </Button>
    )
  const close = () => {
    setTyped(undefined)
    setError(undefined)
    // It has been redrawn by then.
    requestAnimationFrame(() => button.current?.focus())
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = problem(typed)
    setError(wrong)
    if (wrong !== undefined || busy) return
    setBusy(true)
    try {
      await onSave(typed)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    }
    setBusy(false)
  }
  return (
    <form
      className={styles.line}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <TextField
        writes
        label={label}
        labelHidden
        placeholder={label}
        type={type}
        inputMode={type}
        maxLength={maxLength}
        autoFocus
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text)
          setError(undefined)
        }}
      />
      <Button writes size="small" variant="primary" type="submit" busy={busy}>
        Save
      </Button>
    </form>
  )
}
