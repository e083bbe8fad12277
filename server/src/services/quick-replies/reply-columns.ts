/** The columns of the file that replies are exported to and imported from. */
export const REPLY_COLUMNS = ['Title', 'Shortcode', 'English', 'Spanish', 'Stores', 'For'] as const
export type ReplyColumn = (typeof REPLY_COLUMNS)[number]

export const ALL_STORES = 'All'
export const FOR_EVERYONE = 'Everyone'
export const FOR_ME = 'Me'
