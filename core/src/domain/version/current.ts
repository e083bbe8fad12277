/** Spec 1 §9: the current version and its date. The one place in the code that names them. */
export const CURRENT_VERSION = '2.0.14'
export const CURRENT_VERSION_DATE = '04/07/2024'
