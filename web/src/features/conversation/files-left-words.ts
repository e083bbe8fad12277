import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import { countOf } from '#ui/text/count-of.ts'

/** Why some of an email's files are not shown: it had more pictures than fit, or they are not pictures we can show. */
export const filesLeftWords = (files: number, shown: number): string =>
  `${countOf(files, 'attached file')} ${files === 1 ? 'isn’t' : 'aren’t'} shown. ${
    shown < MESSAGE_MAX_MEDIA ? 'Only pictures up to 10 MB are.' : `Only the first ${MESSAGE_MAX_MEDIA} pictures are.`
  }`
