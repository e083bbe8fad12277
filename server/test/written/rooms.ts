import { basename } from 'node:path'
import { gathered } from '@xd/fixtures/testing/gathered.ts'

/** The rows of a kind in each `*.rows.ts`, whose table has its name. */
export const roomsOf = <Row>(kind: string, files: Readonly<Record<string, unknown>>) =>
  Object.entries(files).flatMap(([file, module]) =>
    gathered<readonly Row[]>(kind, { [file]: module }).map((rows) => [basename(file, '.rows.ts'), rows] as const),
  )
