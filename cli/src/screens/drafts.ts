import { randomUUID } from 'node:crypto'

/** A text that has not been sent. Its key makes sending it a second time harmless; other words are another text. */
export interface Draft {
  readonly body: string
  readonly key: string
}

export const draftOf = (body: string): Draft => ({ body, key: randomUUID() })
