import { randomUUID } from 'node:crypto'

/** An unsent text. Its key makes sending it twice harmless. Other words count as another text. */
export interface Draft {
  readonly body: string
  readonly key: string
}

export const draftOf = (body: string): Draft => ({ body, key: randomUUID() })
