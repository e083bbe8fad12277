/**
 * Names the user a page belongs to, as `companyID/userID`. The server refuses a call made with anyone else's session.
 */
export const USER_HEADER = 'x-xd-user'
