/** Laws and notices. A source that only names the specification means nothing to a clerk or a customer. */
export const lawsCited = ({ sources }: { readonly sources: readonly string[] }): readonly string[] =>
  sources.filter((source) => !source.startsWith('Spec '))
