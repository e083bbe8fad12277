import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { TextField, type TextFieldProps } from '#ui/field/text-field.tsx'
import styles from './password-field.module.css'

/** A password field that can show its text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button type="button" className={styles.show} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          <VisuallyHidden>Show password</VisuallyHidden>
        </button>
      }
    />
  )
}
