import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = (path: string) => new URL(`../${path}`, import.meta.url)

/** Whether the repository has this file; its path is from the root. */
export const isWritten = (path: string): boolean => existsSync(file(path))

/** Writes a file. One that holds this text already is left alone, because a new date would make the next start build again. */
export const write = (path: string, text: string): void => {
  if (!isWritten(path) || readFileSync(file(path), 'utf8') !== text) writeFileSync(file(path), text)
}
