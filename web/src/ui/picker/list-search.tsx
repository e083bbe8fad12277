import { SearchBox } from '#ui/field/search-box.tsx'
import type { useActiveOption } from '#ui/hook/use-active-option.ts'

interface Props {
  label: string
  typed: string
  onType: (text: string) => void
  list: Pick<ReturnType<typeof useActiveOption>, 'onKeyDown' | 'input' | 'reset'>
  landmark?: boolean
}

/** The box above a list: typing filters it, and arrow keys move through it. */
export const ListSearch = ({ label, typed, onType, list, landmark = true }: Props) => (
  <SearchBox
    label={label}
    value={typed}
    onChange={(text) => {
      onType(text)
      list.reset()
    }}
    onKeyDown={list.onKeyDown}
    input={list.input}
    landmark={landmark}
    autoFocus
  />
)
