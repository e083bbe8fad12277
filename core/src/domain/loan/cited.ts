/** Laws and notices; a source that only names the specification says nothing to a clerk or a customer. */
export const lawsCited = ({ sources }: { readonly sources: readonly string[] }): readonly string[] =>
  sources.filter((source) => !source.startsWith('Spec '))
