/** The article of a time: "las 9:00 a. m.", but "la 1:00 p. m.". */
export const hourArticle = (time: string): string => (time.startsWith('1:') ? 'la' : 'las')

/** "las 9:00 a. m." */
export const spanishHour = (time: string): string => `${hourArticle(time)} ${time}`
