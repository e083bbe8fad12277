import { Schema } from 'effect'
import { call } from './call.ts'
import { Media } from '#contract/entity/media.ts'

export const media = {
  'media/upload': call({
    summary: 'Uploads one picture of at most 10 MB and resizes it for sending.',
    access: 'messages',
    kind: 'write',
    body: 'multipart',
    input: { file: Schema.Uint8Array },
    output: { media: Media },
    failures: ['unsupported_media'],
  }),
}
