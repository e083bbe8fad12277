export const REWRITE_BATCH_MAX = 99
