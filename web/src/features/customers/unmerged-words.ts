/** Says what has become of the merged customer. */
export const unmergedWords = (name: string, isBack: boolean): string =>
  isBack
    ? `${name} is a separate customer again.`
    : `The merge is undone. ${name} came with a file whose import was undone, so they are not a customer anymore.`
