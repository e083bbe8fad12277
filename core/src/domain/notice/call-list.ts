/** After this long, a call about a notice would only surprise the customer. */
export const CALL_LIST_DAYS = 45
