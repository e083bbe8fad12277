import { Clock, Effect } from 'effect'
import { BUBBLE_MOST_UPLOADS } from '@xd/core/domain/bubble/limits.ts'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { countUploads, deletePicture, insertUpload } from '#queries/bubble-messages.ts'
import { lockChat } from '#queries/bubble-sessions.ts'
import { chatOfToken } from '#services/bubble/chat-of-token.ts'
import { requireGoingOn } from '#services/bubble/say-in-chat.ts'
import { keepPicture } from '#services/media/keep-picture.ts'

export const upload = handle(
  'bubble/upload',
  Effect.fnUntraced(function* ({ file }, visitor) {
    const { write } = yield* Database
    const chat = yield* chatOfToken(visitor.bearer ?? '', visitor)
    const { companyID, sessionID, language } = chat
    const uploadedAt = yield* Clock.currentTimeMillis
    yield* requireGoingOn(chat, uploadedAt, language)
    if ((yield* countUploads(chat)) >= BUBBLE_MOST_UPLOADS)
      return yield* fail('too_many', { sentence: panelText(language).tooMany })
    const { media } = yield* keepPicture(file, { companyID, userID: null }, 'file')
    const { mediaID } = media
    // Counted again with the chat locked: several may arrive at the same moment.
    const fits = yield* write(
      Effect.gen(function* () {
        yield* lockChat(chat, sessionID)
        const isRoom = (yield* countUploads(chat)) < BUBBLE_MOST_UPLOADS
        if (isRoom) yield* insertUpload({ companyID, sessionID, mediaID, uploadedAt })
        else yield* deletePicture({ companyID }, mediaID)
        return isRoom
      }),
    )
    if (!fits) return yield* fail('too_many', { sentence: panelText(language).tooMany })
    return { mediaID }
  }),
)
