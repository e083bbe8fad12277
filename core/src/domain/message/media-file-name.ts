import { mediaName } from './media-kind.ts'

// Extensions that a clerk's computer opens with the right program. An unlisted type is saved as "bin", because its own
// name could be that of a program.
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'text/vcard': 'vcf',
    'text/x-vcard': 'vcf',
    'text/directory': 'vcf',
    'audio/mp4': 'm4a',
    'audio/x-m4a': 'm4a',
    'audio/aac': 'm4a',
    'audio/mpeg': 'mp3',
    'audio/mp3': 'mp3',
    'audio/amr': 'amr',
    'audio/amr-nb': 'amr',
    'audio/amr-wb': 'amr',
    'audio/ogg': 'ogg',
    'audio/wav': 'wav',
    'audio/x-wav': 'wav',
    'audio/3gpp': '3gp',
    'audio/3gpp2': '3gp',
    'video/mp4': 'mp4',
    'video/3gpp': '3gp',
    'video/3gpp2': '3gp',
    'video/quicktime': 'mov',
    'video/webm': 'webm',
    'application/pdf': 'pdf',
    'text/calendar': 'ics',
    'text/x-calendar': 'ics',
    'text/plain': 'txt',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/gif': 'gif',
    'image/webp': 'webp',
    'image/avif': 'avif',
    'image/bmp': 'bmp',
    'image/tiff': 'tiff',
    'image/heic': 'heic',
  }),
)

/** "vcf" */
export const mediaEnding = (type: string): string => ENDINGS.get(type) ?? 'bin'

/** The name it is saved under: "Contact card.vcf". */
export const mediaFileName = (type: string): string => `${mediaName(type)}.${mediaEnding(type)}`
