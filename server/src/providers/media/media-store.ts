import { Context, type Effect } from 'effect'

export interface NewMedia {
  readonly companyID: number
  readonly type: string
  readonly content: Uint8Array
  readonly width: number | null
  readonly height: number | null
  readonly createdAt: number
  /** Null for pictures from outside: they are visible once they are in a message. */
  readonly uploadedByID: number | null
}

/** The port to picture storage. The built-in one is the database itself; an object store can take its place. */
export class MediaStore extends Context.Service<
  MediaStore,
  {
    /** Stores a picture under a new key that cannot be guessed. */
    keep(media: NewMedia): Effect.Effect<{ mediaID: number; mediaKey: string }>
    read(mediaKey: string): Effect.Effect<{ type: string; content: Uint8Array } | undefined>
  }
>()('MediaStore') {}
