/** A mailer's limits. Plain data, for the screen as well. */
export const JOB_TITLE_MAX = 200
export const LABELS_MAX = 50
/** Segments a minute: more than any registration allows. */
export const RATE_MAX = 6_000
/** From here on, the user who schedules or starts it must type the number of recipients. */
export const MANY_RECIPIENTS = 500
/** A time that passed while the form was being sent still means now. */
export const JUST_PASSED_MS = 5 * 60_000
/** Nobody knows the conditions further ahead. */
export const FURTHEST_DAYS = 366
