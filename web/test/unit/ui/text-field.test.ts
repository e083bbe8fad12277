import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from '#ui/field/text-field.tsx'

const drawn = (numeric: boolean, value: string): string =>
  renderToStaticMarkup(
    createElement(TextField, { label: 'Memo', value, numeric, maxLength: 5, onChange: () => undefined }),
  )

test('words that are too long are kept and marked; figures end at their limit', () => {
  expect(drawn(false, 'Interest')).toContain('value="Interest"')
  expect(drawn(false, 'Interest')).toMatch(/aria-invalid="true"/)
  expect(drawn(false, 'Intel')).not.toMatch(/aria-invalid="true"/)
  expect(drawn(false, 'Intel')).not.toMatch(/maxlength/i)
  expect(drawn(true, '12345')).toMatch(/ maxlength="5"/i)
})
