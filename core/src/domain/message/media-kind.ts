// What came with a message, by its MIME type. A phone sends pictures, but also contact cards, voice notes, videos and
// files (Twilio's accepted content types for MMS). Browsers show only some picture types; everything else is named and
// saved, never opened here, because a customer's file could be a page that runs.
const SHOWN = /^image\/(jpeg|png|gif|webp|avif)$/

export const isPicture = (type: string): boolean => SHOWN.test(type)

interface FileKind {
  readonly name: string
  readonly ending: string
}

const KINDS: readonly (readonly [RegExp, FileKind])[] = [
  [/^text\/(x-)?vcard$|^text\/directory$/, { name: 'Contact card', ending: 'vcf' }],
  [/^audio\/(mp4|x-m4a|aac)$/, { name: 'Voice note', ending: 'm4a' }],
  [/^audio\/(mpeg|mp3)$/, { name: 'Voice note', ending: 'mp3' }],
  [/^audio\/amr/, { name: 'Voice note', ending: 'amr' }],
  [/^audio\/ogg$/, { name: 'Voice note', ending: 'ogg' }],
  [/^audio\/(x-)?wav$/, { name: 'Voice note', ending: 'wav' }],
  [/^audio\/3gpp/, { name: 'Voice note', ending: '3gp' }],
  [/^audio\//, { name: 'Voice note', ending: 'bin' }],
  [/^video\/mp4$/, { name: 'Video', ending: 'mp4' }],
  [/^video\/3gpp/, { name: 'Video', ending: '3gp' }],
  [/^video\/quicktime$/, { name: 'Video', ending: 'mov' }],
  [/^video\/webm$/, { name: 'Video', ending: 'webm' }],
  [/^video\//, { name: 'Video', ending: 'bin' }],
  [/^application\/pdf$/, { name: 'PDF', ending: 'pdf' }],
  [/^text\/(x-)?calendar$/, { name: 'Calendar entry', ending: 'ics' }],
  [/^text\/plain$/, { name: 'Text file', ending: 'txt' }],
  [/^image\/jpeg$/, { name: 'Picture', ending: 'jpg' }],
  [/^image\/(png|gif|webp|avif|bmp|tiff|heic)$/, { name: 'Picture', ending: '' }],
  [/^image\//, { name: 'Picture', ending: 'bin' }],
]

const kindOf = (type: string): FileKind => {
  const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? { name: 'File', ending: 'bin' }
  return kind.ending === '' ? { ...kind, ending: type.slice('image/'.length) } : kind
}

/** "Contact card", "Picture" */
export const mediaName = (type: string): string => kindOf(type).name

export const mediaEnding = (type: string): string => kindOf(type).ending

/** The name it is saved under. */
export const mediaFileName = (type: string): string => `${mediaName(type)}.${mediaEnding(type)}`

/** The label of a message without words in a list: "Picture", "Voice note". */
export const mediaWords = (media: readonly { readonly type: string }[]): string | undefined =>
  media[0] && mediaName(media[0].type)
