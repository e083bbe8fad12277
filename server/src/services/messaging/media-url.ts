/** The path of a picture, for those who may see it. */
export const mediaPath = (mediaKey: string): string => `/media/${mediaKey}`

/** The path of an email's formatted text, for those who may read the conversation. */
export const emailPath = (messageID: number): string => `/email/${messageID}`
