/** The pictures on the clipboard. Office programs add one of the words they copy: then the words are meant. */
export const pastedPictures = ({ types, files }: Pick<DataTransfer, 'types' | 'files'>): readonly File[] =>
  types.includes('text/plain') && types.includes('text/html')
    ? []
    : [...files].filter(({ type }) => type.startsWith('image/'))
