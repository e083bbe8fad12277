/** Characters in a comment. */
export const COMMENT_MAX = 4000
