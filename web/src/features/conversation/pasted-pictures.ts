/**
 * The pictures on the clipboard. Office programs add a picture of copied words, in which case the user means the words.
 */
export const pastedPictures = ({ types, files }: Pick<DataTransfer, 'types' | 'files'>): readonly File[] =>
  types.includes('text/plain') && types.includes('text/html')
    ? []
    : [...files].filter(({ type }) => type.startsWith('image/'))
