/** Per batch. */
export const BATCH_MAX = 5_000
/** The body of a full batch, with room to spare. */
export const BATCH_MAX_BYTES = 10_000_000
export const BATCH_MAX_VALUES = 600_000
/** Ids made by another program. */
export const EXTERNAL_ID_MAX = 100
export const NAME_MAX = 100
export const DESCRIPTION_MAX = 200
/** All lines of a letter's address. */
export const POSTAL_ADDRESS_MAX = 300
