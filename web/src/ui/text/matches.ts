const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Case-insensitive substring, accents aside: "munoz" finds "Muñoz". */
export const matches = (text: string, typed: string): boolean => plain(text).includes(plain(typed.trim()))
