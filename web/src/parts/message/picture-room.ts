/** "At most 3 pictures fit" */
export const fitWords = (most: number): string => (most === 1 ? 'Only one picture fits' : `Up to ${most} pictures fit`)

/** The files that fit beside the existing pictures, and the sentence about the others. */
export const roomFor = <Picture>(files: readonly Picture[], held: number, most: number) => {
  const room = Math.max(0, most - held)
  return {
    taken: files.slice(0, room),
    refusal: files.length > room ? `${fitWords(most)} here. The others weren’t added.` : null,
  }
}
