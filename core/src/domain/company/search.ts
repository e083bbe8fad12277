/** Spec 2 §8: shown for an empty company search. */
export const NO_COMPANY = 'No Matches Found.'

/** Spec 2 §5: a case-insensitive substring match on the company name. */
export const matchingCompanies = <C extends { readonly companyName: string }>(
  companies: readonly C[],
  text: string,
): readonly C[] => {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? companies : companies.filter(({ companyName }) => companyName.toLowerCase().includes(wanted))
}
