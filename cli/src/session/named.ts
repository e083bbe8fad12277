import { foldText } from '@xd/core/domain/text/fold.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { didYouMean } from '#output/similar.ts'

interface Naming<T> {
  /** "store"; its plural takes an s. */
  readonly noun: string
  readonly id: (record: T) => number
  /** Its kinds of names, the one that wins first; null where it no longer goes by one. */
  readonly names: readonly ((record: T) => string | null)[]
  /** How to find the right one. */
  readonly next: string
}

/**
 * The record that a person means by its number or a name, whatever its case and accents. A name that several share is
 * refused: a command would change one of them by chance.
 */
export const named = <T>(records: readonly T[], text: string, { noun, id, names, next }: Naming<T>): T => {
  const wanted = foldText(text)
  const isNamed = (name: string | null) => name !== null && foldText(name) === wanted
  const [found = []] = [(record: T) => String(id(record)), ...names]
    .map((nameOf) => records.filter((record) => isNamed(nameOf(record))))
    .filter(({ length }) => length > 0)
  if (found.length > 1)
    throw new Failure(
      `Several ${noun}s are named ${text}: ${found.map(id).join(', ')}.`,
      exitCode.usage,
      'Use the number instead',
    )
  if (found[0] === undefined) {
    const known = names.flatMap((nameOf) => records.map(nameOf)).filter((name) => name !== null)
    throw new Failure(`There is no ${noun} ${text}.${didYouMean(text, known)}`, exitCode.notFound, next)
  }
  return found[0]
}
