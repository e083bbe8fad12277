/** Spec 1 §5. */
export const DELETE_QUESTION = 'Are you sure you want to remove this label from every entry ever?'
