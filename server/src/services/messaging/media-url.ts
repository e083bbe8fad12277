/** Where a picture is to be had, by its unguessable name, without a session. */
export const mediaPath = (mediaKey: string): string => `/media/${mediaKey}`

/** Where the formatted text of an e-mail is shown, to those who may read the conversation. */
export const emailPath = (messageID: number): string => `/email/${messageID}`
