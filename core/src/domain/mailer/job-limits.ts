/** What fits in a mailer. Plain data, for the screen as well. */
export const JOB_TITLE_MAX = 200
export const LABELS_MAX = 50
/** Segments a minute: more than any registration allows. */
export const RATE_MAX = 6_000
/** From here on, whoever schedules or starts it types how many people get it. */
export const MANY_RECIPIENTS = 500
/** A time that has just passed, while the form was sent, still means now. */
export const JUST_PASSED_MS = 5 * 60_000
/** Further ahead, nobody knows what will be true. */
export const FURTHEST_DAYS = 366
