import * as Radix from 'radix-ui/radio-group'
import { type ReactNode, useId } from 'react'
import styles from './radio-cards.module.css'

type RadioCard<Value extends string> = { value: Value; title: ReactNode; text?: ReactNode; disabled?: boolean }

type Props<Value extends string> = {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  cards: ReadonlyArray<RadioCard<Value>>
}

/** A choice whose options each need a sentence. */
export function RadioCards<Value extends string>({ label, value, onChange, cards }: Props<Value>) {
  const id = useId()
  return (
    <div className={styles.group}>
      <div className={styles.legend} id={id}>
        {label}
      </div>
      <Radix.Root
        className={styles.cards}
        aria-labelledby={id}
        value={value ?? ''}
        onValueChange={(next) => onChange(next as Value)}
      >
        {cards.map((card) => (
          <Radix.Item
            key={card.value}
            value={card.value}
            className={styles.card}
            aria-labelledby={`${id}-${card.value}`}
            aria-describedby={card.text ? `${id}-${card.value}-text` : undefined}
            disabled={card.disabled}
          >
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.title} id={`${id}-${card.value}`}>
              {card.title}
            </span>
            {card.text && (
              <span className={styles.text} id={`${id}-${card.value}-text`}>
                {card.text}
              </span>
            )}
          </Radix.Item>
        ))}
      </Radix.Root>
    </div>
  )
}
