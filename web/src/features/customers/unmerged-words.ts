/** Reports the state of the merged customer. */
export const unmergedWords = (name: string, isBack: boolean): string =>
  isBack
    ? `${name} is a separate customer again.`
    : `The merge is undone. ${name} was added by an import that has since been undone, so they’re no longer a customer.`
