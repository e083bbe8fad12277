import { expect, test } from 'vitest'
import { pictureRefusal } from '#domain/message/picture.ts'
import { jsonTable } from '../table.ts'

interface Case {
  type: string
  size: number
  refusal: string | null
}

test.each(jsonTable<Case[]>('message/pictures.json'))('$type of $size bytes', ({ type, size, refusal }) => {
  expect(pictureRefusal({ type, size })).toBe(refusal ?? undefined)
})
