/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Field, Problem, toldBy } from './field.tsx'
import { Hours } from './hours.tsx'
import type { Shown } from './panel-data.ts'

interface Props {
  readonly bubble: Shown
  readonly problems: Readonly<Record<string, string>>
  /** A prefix for the ids, if another form has the same fields. */
  readonly of?: string
  /** The visitor's request. */
  readonly children: ComponentChildren
}

/** The visitor's details, the store they write to, and their consent. */
export function VisitorFields({ bubble, problems, of = '', children }: Props) {
  const { words, stores, consent } = bubble
  const [chosen, choose] = useState(0)
  const store = stores[chosen]
  return (
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
      <Field id={of + 'name'} label={words.name} problem={problems['name']}>
        <input
          id={of + 'name'}
          name="name"
          autoComplete="name"
          maxLength={100}
          {...toldBy(of + 'name', problems['name'])}
        />
      </Field>
      <Field id={of + 'phone'} label={words.phone} problem={problems['phone']}>
        <input
          id={of + 'phone'}
          name="phone"
          type="tel"
          autoComplete="tel"
          {...toldBy(of + 'phone', problems['phone'])}
        />
      </Field>
      {children}
      <div class="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div class="field">
        <label class="agree">
          <input id={of + 'consent'} name="consent" type="checkbox" {...toldBy(of + 'consent', problems['consent'])} />
          <span>{consent}</span>
        </label>
        <Problem id={of + 'consent'} problem={problems['consent']} />
      </div>
    </>
  )
}
