import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Act, Question } from './act.ts'
import type { Handed } from './handed.ts'

const files = import.meta.glob(['./*.table.ts', '../**/*.rows.ts'], { eager: true })

export const ALL_ACTS = gathered<readonly Act[]>('ACTS', files).flat()
export const ALL_QUESTIONS = gathered<readonly Question[]>('QUESTIONS', files).flat()
export const ALL_HANDED = gathered<readonly Handed[]>('HANDED', files).flat()
