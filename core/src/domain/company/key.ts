// A company's key names it in the live channel, and begins the keys of its stores: letters and digits of a plain
// address, 2 to 40 of them, in words joined by single hyphens.
export const COMPANY_KEY_MAX = 40
const FROM_NAME = 24

export const isCompanyKey = (key: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) && key.length >= 2 && key.length <= COMPANY_KEY_MAX

export const COMPANY_KEY_RULE = 'Use 2 to 40 lowercase letters, digits and single hyphens'

/** "Harbor Light Pawn" is harborlightpawn; a name without any of these letters is just company. */
export const companyKeyOf = (name: string): string => {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, FROM_NAME)
  return plain.length < 2 ? 'company' : plain
}
