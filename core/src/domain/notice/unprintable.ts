/** Letters of other scripts than the printed font has; it covers every name in Latin, Greek and Cyrillic. */
const UNPRINTABLE = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

/** Whether a text would be printed with empty boxes in it. */
export const isUnprintable = (text: string): boolean => UNPRINTABLE.test(text)
