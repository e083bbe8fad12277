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
  /** The visitor has a chat: they have given all this before. */
  readonly isKnown?: boolean
  /** The visitor's request. It keeps its place, and so its input, when the visitor becomes known. */
  readonly children: ComponentChildren
}

/** The visitor's details, the store they write to, and their consent. */
export function VisitorFields({ bubble, problems, of = '', isKnown, children }: Props) {
  const { words, stores, consent } = bubble
  const [chosen, choose] = useState(0)
  const store = stores[chosen]
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
                {stores.map(({ storeID, storeName, open }) => (
                  <option key={storeID} value={storeID}>
                    {storeName} · {open ? words.openNow : words.closedNow}
                  </option>
                ))}
              </select>
            </Field>
          )}
          {/* There is no room for a date in the field. */}
          {(!stores[1] || !store?.open) && <Hours store={store} words={words} />}
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
