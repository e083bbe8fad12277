import { Context, type Effect } from 'effect'

export interface NewMedia {
  readonly companyID: number
  readonly type: string
  readonly content: Uint8Array
  readonly width: number | null
  readonly height: number | null
  readonly createdAt: number
}

/** The port to where pictures lie. The embedded one is the database itself; an object store can take its place. */
export class MediaStore extends Context.Service<
  MediaStore,
  {
    /** Keeps a picture under a new key that cannot be guessed: whoever has the key may see it. */
    keep(media: NewMedia): Effect.Effect<{ mediaID: number; mediaKey: string }>
    read(mediaKey: string): Effect.Effect<{ type: string; content: Uint8Array } | undefined>
  }
>()('MediaStore') {}
