import { render } from 'ink-testing-library'
import { toast as sonner } from 'sonner'
import { createElement, useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { hearToasts, rendered } from '../acts/drawn.ts'
import { aPage, gate } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

interface Element {
  readonly props: {
    readonly onSubmit: () => void
    readonly children: readonly Element[]
    readonly onChange: (typed: string) => void
  }
}

test('an erasure is told even if the page behind closes the dialog first', async () => {
  const page = aPage()
  aWindow()
  const slow = gate()
  page.answers['customers/erase'] = () => slow.opened.then(() => ({}))
  const [{ queryClient }, { EraseCustomerDialog }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#features/customers/erase-customer-dialog.tsx'),
  ])
  const said = await hearToasts(sonner)
  let dialog: Element | undefined
  let close = () => {}
  const erased = vi.fn()
  const customer = {
    custID: 4,
    custFirstName: 'Ana',
    custLastName: 'Prueba',
    custPhone: '',
    custOptedOut: null,
  } as never
  const Dialog = () => {
    dialog = EraseCustomerDialog({ customer, onErased: erased, onClose: () => undefined }) as unknown as Element
    return null
  }
  const Behind = () => {
    const [isOpen, setOpen] = useState(true)
    close = () => setOpen(false)
    return isOpen ? createElement(Dialog) : null
  }
  render(createElement(QueryClientProvider, { client: queryClient }, createElement(Behind)))
  await rendered()
  dialog!.props.children.at(-1)!.props.onChange('Prueba, Ana')
  await rendered()
  dialog!.props.onSubmit()
  await expect.poll(() => page.names()).toEqual(['customers/erase'])
  close()
  await rendered()
  slow.open()
  await expect.poll(said).toEqual(['Prueba, Ana was erased.'])
  expect(erased).toHaveBeenCalledOnce()
})
