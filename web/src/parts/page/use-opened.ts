import { textIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import { useHeld } from '#ui/hook/use-held.ts'

const NEW = 'new'

/**
 * The record that is open over a list, as the address says: `?template=12`, or `?template=new` for one to be made.
 * `id` is the field of a row that the address names.
 */
export const useOpened = <ID extends string, Row extends Readonly<Record<ID, number>>>(
  param: string,
  rows: readonly Row[],
  id: ID,
) => {
  const { params, over } = useAddress()
  const asked = textIn(params[param])
  const held = useHeld(
    asked,
    rows.find((row) => String(row[id]) === asked),
  )
  return {
    /** None if it is new. */
    row: held ?? null,
    isOpen: held !== undefined || asked === NEW,
    key: held?.[id] ?? NEW,
    open: (which: number) => over({ [param]: which }),
    add: () => over({ [param]: NEW }),
    close: () => over({ [param]: undefined }),
  }
}
