// The display form of a stored number: North American numbers in their national form, "(213) 555-0147", all others with
// their country code. Light enough to run for every row of a list and to be in the browser's first bundle, so it does
// not use libphonenumber's tables.

const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'],
  // Mexico: Guadalajara, Mexico City, Puebla and Monterrey have two-digit area codes.
  [/^\+52(33|55|56|81)(\d{4})(\d{4})$/, '+52 $1 $2 $3'],
  [/^\+52(\d{3})(\d{3})(\d{4})$/, '+52 $1 $2 $3'],
  [/^\+44(2\d)(\d{4})(\d{4})$/, '+44 $1 $2 $3'],
  [/^\+44(1\d1|11\d|3\d{2}|8\d{2}|9\d{2})(\d{3})(\d{4})$/, '+44 $1 $2 $3'],
  [/^\+44(\d{4})(\d{6})$/, '+44 $1 $2'],
]

export const formatPhone = (e164: string): string => {
  for (const [shape, groups] of GROUPS) {
    if (shape.test(e164)) return e164.replace(shape, groups)
  }
  return e164
}
