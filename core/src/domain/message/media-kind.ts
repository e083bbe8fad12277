// A file in a message, by its MIME type. A phone sends pictures, but also contact cards, voice notes, videos and files
// (Twilio's accepted content types for MMS). Browsers show only some picture types. All others are named and saved,
// never opened here, because a customer's file could be a page that runs.
const SHOWN = /^image\/(jpeg|png|gif|webp|avif)$/

export const isPicture = (type: string): boolean => SHOWN.test(type)

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^image/, 'Picture'],
  [/^audio/, 'Voice note'],
  [/^video/, 'Video'],
  [/vcard$|^text.directory$/, 'Contact card'],
  [/calendar$/, 'Calendar entry'],
  [/^text.plain$/, 'Text file'],
  [/pdf$/, 'PDF'],
]

/** "Contact card", "Picture" */
export const mediaName = (type: string): string => NAMES.find(([pattern]) => pattern.test(type))?.[1] ?? 'File'

/** The label of a message without words in a list: "Picture", "Voice note". */
export const mediaWords = (media: readonly { readonly type: string }[]): string | undefined =>
  media[0] && mediaName(media[0].type)
