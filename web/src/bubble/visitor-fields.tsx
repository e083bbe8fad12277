/** @jsxImportSource preact */
import type { ComponentChildren, InputHTMLAttributes } from 'preact'
import { useState } from 'preact/hooks'
import { Field, Problem, toldBy } from './field.tsx'
import { Hours } from './hours.tsx'
import type { Shown } from './panel-data.ts'

interface Props {
  readonly bubble: Shown
  readonly problems: Readonly<Record<string, string>>
  /** A prefix for the ids, if another form has the same fields. */
  readonly of?: string
  /** Asks only for the request: the visitor has a chat and gave the rest before, or is asked later. */
  readonly isKnown?: boolean
  /** The visitor's request. It keeps its place, and so its input, when the visitor becomes known. */
  readonly children: ComponentChildren
}

/** The visitor's details, the store they write to, and their consent. */
export function VisitorFields({ bubble, problems, of = '', isKnown, children }: Props) {
  const { words, stores, consent } = bubble
  const [chosen, choose] = useState(0)
  const line = (name: 'name' | 'phone', more: InputHTMLAttributes) => (
    <Field id={of + name} label={words[name]} problem={problems[name]}>
      <input id={of + name} name={name} {...more} {...toldBy(of + name, problems[name])} />
    </Field>
  )
  return (
    <>
      {!isKnown && (
        <>
          {stores[1] && (
            <Field id={of + 'store'} label={words.store} problem={undefined}>
              <select
                id={of + 'store'}
                name="storeID"
                onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}
              >
                {stores.map(({ storeID, storeName }) => (
                  <option key={storeID} value={storeID}>
                    {storeName}
                  </option>
                ))}
              </select>
            </Field>
          )}
          <Hours store={stores[chosen]} words={words} />
          {line('name', { autoComplete: 'name', maxLength: 100 })}
          {line('phone', { autoComplete: 'tel', type: 'tel' })}
        </>
      )}
      {children}
      {!isKnown && (
        <>
          <div class="trap" aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <div class="field">
            <label class="agree">
              <input
                id={of + 'consent'}
                name="consent"
                type="checkbox"
                {...toldBy(of + 'consent', problems['consent'])}
              />
              <span>{consent}</span>
            </label>
            <Problem id={of + 'consent'} problem={problems['consent']} />
          </div>
        </>
      )}
    </>
  )
}
