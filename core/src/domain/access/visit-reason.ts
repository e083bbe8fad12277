/** A letter or a digit that can be seen: fillers, joiners and spaces of every kind are no reason. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** Whether the reason of a support visit says anything. */
export const saysWhy = (reason: string): boolean => SEEN.test(reason)
