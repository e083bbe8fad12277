import { expect, test } from 'vitest'
import { shownLogoSize } from '#domain/company/logo.ts'
import { jsonTable } from '../table.ts'

interface Size {
  readonly width: number
  readonly height: number
}

test.each(jsonTable<{ name: string; kept: Size; shown: Size }[]>('company/logo-sizes.json'))(
  'a logo that is $name fits its room and keeps its shape',
  ({ kept, shown }) => expect(shownLogoSize(kept)).toEqual(shown),
)
