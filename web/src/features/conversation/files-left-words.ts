import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'

/** Why some of an email's files are missing: it had too many pictures, or files that we can't show. */
export const filesLeftWords = (files: number, shown: number): string =>
  `${countOf(files, 'attached file')} ${files === 1 ? 'isn’t' : 'aren’t'} shown. ${
    shown < MESSAGE_MAX_MEDIA ? 'Only pictures up to 10 MB are.' : `Only the first ${MESSAGE_MAX_MEDIA} pictures are.`
  }`
