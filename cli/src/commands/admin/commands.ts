import type { Noun } from '#commands/nouns.ts'
import { companyList } from './company-list.ts'
import { addTo as companies } from './companies.ts'
import { addTo as jobs } from './jobs.ts'
import { addTo as stats } from './stats.ts'
import { addTo as stores } from './stores.ts'

export const noun: Noun = {
  group: 'support',
  needs: 'support',
  summary: 'companies and their stores, and system status',
  commands: [companyList('admin'), companies, stores, stats, jobs],
}
