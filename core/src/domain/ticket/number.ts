/**
 * A ticket's number, so that the same ticket is the same text wherever it comes from: some stores print a # before it,
 * and some systems write its letters small. Leading zeros belong to the number.
 */
export const ticketNumberOf = (text: string): string => text.replaceAll(/[\s#]/g, '').toUpperCase()
