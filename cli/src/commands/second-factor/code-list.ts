import type { Table } from '#output/table.ts'

export const codeList = (codes: readonly string[]): Table => ({
  columns: [{ title: 'RECOVERY CODES' }],
  rows: codes.map((code) => [code]),
})

export const KEEP_THEM = 'Keep them where only you can read them. Each works once, and they won’t be shown again.'
