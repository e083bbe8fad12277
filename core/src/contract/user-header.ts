/** Names the user a page belongs to, as `companyID/userID`. A call made with anyone else's session is refused. */
export const USER_HEADER = 'x-xd-user'
