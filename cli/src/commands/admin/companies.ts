import type { Command } from 'commander'
import { addTo as create } from './company-create.ts'
import { companyList } from './company-list.ts'
import { addTo as resume } from './company-resume.ts'
import { addTo as show } from './company-show.ts'
import { addTo as suspend } from './company-suspend.ts'

export const addTo = (admin: Command): void => {
  const companies = admin
    .command('companies')
    .description('companies: their stores and bills, new ones, and suspensions')
  for (const add of [companyList('admin companies'), show, create, suspend, resume]) add(companies)
}
