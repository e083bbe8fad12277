import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Form } from './form.ts'

export const ALL_FORMS = gathered<readonly Form[]>(
  'FORMS',
  import.meta.glob(['./*.table.ts', '../**/*.rows.ts'], { eager: true }),
).flat()
