/** Where a picture is shown to those who may see it. */
export const mediaPath = (mediaKey: string): string => `/media/${mediaKey}`

/** Where the formatted text of an email is shown, to those who may read the conversation. */
export const emailPath = (messageID: number): string => `/email/${messageID}`
