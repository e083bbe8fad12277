/** Spec 1 §2: the sentence of the new-version banner. */
export const UPGRADED = 'You have automatically been upgraded to the latest version.'

/**
 * Spec 1 §4: the banner shows until it is dismissed for the current version; the dismissal is remembered for each user
 * in a cookie that holds the full version. Another version in the cookie is an older dismissal.
 */
export const showsVersionBanner = (current: string, dismissed: string | null): boolean => dismissed !== current

export const versionCookieName = (userID: number): string => `xd_version_${userID}`
