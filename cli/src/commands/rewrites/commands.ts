import type { Noun } from '#commands/nouns.ts'
import { addTo as chain } from './chain.ts'
import { exportCSV, list } from './list.ts'
import { addTo as post } from './post.ts'
import { addTo as retry } from './retry.ts'
import { addTo as show } from './show.ts'
import { addTo as verify } from './verify.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'payments',
  feature: 'rewrites',
  summary: 'new ticket numbers for paid requests, and whether the POS has them',
  commands: [list, exportCSV, show, post, verify, retry, chain],
}
