/** Where anyone can fetch a logo: the key is new with each picture, so it can be cached for good. */
export const logoPath = (logoKey: string): string => `/logo/${logoKey}`
