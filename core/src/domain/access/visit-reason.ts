/** A visible letter or digit. Fillers, joiners and spaces of every kind are no reason. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** Whether the reason of a support visit contains any text. */
export const saysWhy = (reason: string): boolean => SEEN.test(reason)
