import { Data, Effect } from 'effect'
import { Apart, type Lane } from '#providers/apart/apart.ts'
import { DAMAGED } from '#providers/media/refusals.ts'

/** Why a file cannot be sent, in words for the person who chose it. */
export class PictureRefused extends Data.TaggedError('PictureRefused')<{ readonly sentence: string }> {}

/** Too many tasks are waiting, or the picture process doesn't start. The picture may be tried again. */
export class PicturesBusy extends Data.TaggedError('PicturesBusy')<{ readonly reason: string }> {
  readonly sentence = 'The server couldn’t read this picture right now. Please try again in a moment.'
}

/** The picture's purpose: a message, a mailer to many phones, or the top of a page. */
export type PicturePurpose = 'picture' | 'jpeg' | 'logo'

/** A picture in a form that can be sent, or shown as a logo, prepared in the separate process. */
export const preparePicture = Effect.fnUntraced(function* (
  bytes: Uint8Array,
  lane: Lane,
  purpose: PicturePurpose = 'picture',
) {
  const { run } = yield* Apart
  const made = yield* run(purpose, bytes, lane).pipe(
    Effect.catchTag('ApartFailed', (failed): Effect.Effect<never, PicturesBusy | PictureRefused> =>
      Effect.fail(
        failed.isOurs ? new PicturesBusy({ reason: failed.message }) : new PictureRefused({ sentence: DAMAGED }),
      ),
    ),
  )
  if ('refused' in made) return yield* new PictureRefused({ sentence: made.refused })
  return made
})
