import type { ComponentProps } from 'react'
import { useTyped } from '#ui/hook/use-typed.ts'
import { SearchBox } from './search-box.tsx'

/** A search box that reports its text once typing pauses, for a filter kept in the address. */
export function PausingSearchBox({ value, onChange, ...rest }: ComponentProps<typeof SearchBox>) {
  const [typed, type] = useTyped(value, onChange)
  return <SearchBox {...rest} value={typed} onChange={type} />
}
