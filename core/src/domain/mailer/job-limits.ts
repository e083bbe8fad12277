/** A mailer's limits. Plain data, for the screen as well. */
export const JOB_TITLE_MAX = 200
export const LABELS_MAX = 50
/** Segments a minute: more than any registration allows. */
export const RATE_MAX = 6_000
/** From here on, whoever schedules or starts it must type how many people get it. */
export const MANY_RECIPIENTS = 500
/** A time that passed while the form was being sent still means now. */
export const JUST_PASSED_MS = 5 * 60_000
/** Further ahead, nobody knows what will be true. */
export const FURTHEST_DAYS = 366
