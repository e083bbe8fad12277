import { describe, expect, test } from 'vitest'
import { duplicateReasons } from '#domain/customer/duplicate.ts'
import { jsonTable } from '../table.ts'

interface Case {
  name: string
  one: object
  other: object
  reasons: string[]
}

const person = { custPhone: '+12135550147', custFirstName: 'Ada', custLastName: 'Byron', custEmail: null, custDL: null }
const somebody = {
  custPhone: '+14155550199',
  custFirstName: 'Olu',
  custLastName: 'Adeyemi',
  custEmail: null,
  custDL: null,
}

describe('likely duplicates', () => {
  test.each(jsonTable<Case[]>('customer/duplicates.json'))('$name', ({ one, other, reasons }) => {
    const [a, b] = [
      { ...person, ...one },
      { ...somebody, ...other },
    ]
    expect(duplicateReasons(a, b)).toEqual(reasons)
    expect(duplicateReasons(b, a)).toEqual(reasons)
  })
})
