/** Where a picture is to be had, by its unguessable name, without a session. */
export const mediaPath = (mediaKey: string): string => `/media/${mediaKey}`
