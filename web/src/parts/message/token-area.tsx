import { useRef } from 'react'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import { TEMPLATE_TOKENS, type TemplateToken } from '@xd/core/domain/message/template.ts'
import { TOKEN_LABELS } from '@xd/core/domain/message/token-words.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import styles from './token-area.module.css'

interface Props {
  label: string
  hint?: string
  required?: boolean
  value: string
  maxLength: number
  /** Billed in segments. */
  isText: boolean
  error: string | undefined
  onChange: (text: string) => void
  /** The field lost focus. */
  onBlur?: () => void
  /** The tokens that are filled here. */
  tokens?: readonly TemplateToken[]
}

/** The most used ones come first; the others are behind a button. */
const AT_HAND: readonly TemplateToken[] = ['[FIRST_NAME]', '[STORE_NAME]', '[MY_NAME]']

/** A text with buttons that insert tokens at the cursor. */
export function TokenArea({ label, value, isText, onChange, tokens = TEMPLATE_TOKENS, ...field }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const insert = (token: TemplateToken) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = box.current ?? {}
    onChange(value.slice(0, start) + token + value.slice(end))
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(start + token.length, start + token.length)
    })
  }
  const button = (token: TemplateToken) => (
    <Button key={token} writes size="small" onClick={() => insert(token)}>
      {TOKEN_LABELS[token]}
    </Button>
  )
  return (
    <div className={styles.text}>
      <TextArea
        {...field}
        writes
        ref={box}
        label={label}
        rows={5}
        value={value}
        aside={isText && value.trim() !== '' ? countOf(messageSegments(value).segments, 'segment') : null}
        onChange={onChange}
      />
      <div className={styles.tokens} role="group" aria-label={`Add to the ${label} text`}>
        {AT_HAND.filter((token) => tokens.includes(token)).map(button)}
        <Menu
          label={`More to add to the ${label} text`}
          onCloseAutoFocus={(event) => event.preventDefault()}
          trigger={
            <Button writes size="small" variant="ghost" aria-label={`More to add to the ${label} text`}>
              More…
            </Button>
          }
          entries={tokens
            .filter((token) => !AT_HAND.includes(token))
            .map((token) => ({
              key: token,
              label: TOKEN_LABELS[token],
              onSelect: () => insert(token),
            }))}
        />
      </div>
    </div>
  )
}
