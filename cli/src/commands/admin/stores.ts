import type { Command } from 'commander'
import { addTo as list } from './store-list.ts'
import { addTo as save } from './store-save.ts'
import { addTo as show } from './store-show.ts'

export const addTo = (admin: Command): void => {
  const stores = admin.command('stores').description('the stores of any company')
  for (const add of [list, show, save]) add(stores)
}
