/** The area code of a North American number. */
export const areaCodeOf = (e164: string): string | undefined => /^\+1([2-9]\d\d)\d{7}$/.exec(e164)?.[1]
