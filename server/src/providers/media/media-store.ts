import { Context, type Effect } from 'effect'

export interface NewMedia {
  readonly companyID: number
  readonly type: string
  readonly content: Uint8Array
  readonly width: number | null
  readonly height: number | null
  readonly createdAt: number
  /** Null for what came from outside: it is seen once it is in a message. */
  readonly uploadedByID: number | null
}

/** The port to where pictures lie. The embedded one is the database itself; an object store can take its place. */
export class MediaStore extends Context.Service<
  MediaStore,
  {
    /** Keeps a picture under a new key that cannot be guessed. */
    keep(media: NewMedia): Effect.Effect<{ mediaID: number; mediaKey: string }>
    read(mediaKey: string): Effect.Effect<{ type: string; content: Uint8Array } | undefined>
  }
>()('MediaStore') {}
