import { foldText } from '@xd/core/domain/text/fold.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import type { Listed } from './store-table.ts'

/** The store with this ID, abbreviation or name. */
export const namedStore = (stores: readonly Listed[], text: string): Listed => {
  const wanted = foldText(text)
  const by = (nameOf: (store: Listed) => string) => stores.find((store) => foldText(nameOf(store)) === wanted)
  const found =
    by(({ storeID }) => String(storeID)) ?? by(({ storeAbbr }) => storeAbbr) ?? by(({ storeName }) => storeName)
  if (found === undefined) throw new Failure(`There is no store ${text}.`, exitCode.notFound, 'xd stores list')
  return found
}
