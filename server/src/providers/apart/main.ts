import { setPriority } from 'node:os'
import { tasks } from './tasks.ts'

// The separate process: one task at a time, as its parent sends them.

const PIECE_BYTES = 200_000

const workOf = tasks as Record<string, () => Promise<(input: unknown) => unknown>>

try {
  // The server's requests come first.
  setPriority(10)
} catch {
  // Not every system lets a program lower its priority.
}
// Ctrl-C reaches the whole group: the parent still drains, and ends this process itself.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit(0))

/** A large result is sent in pieces: receiving it at once would hold up everything else in the parent. */
const sendPieces = (value: Uint8Array, from = 0): void => {
  if (from >= value.byteLength) return void process.send?.({ whole: true })
  const piece = value.subarray(from, from + PIECE_BYTES)
  process.send?.({ piece }, undefined, undefined, () => sendPieces(value, from + PIECE_BYTES))
}

const answer = async (task: string, input: unknown): Promise<void> => {
  try {
    const work = await workOf[task]!()
    // From here on, time and failures are the task's own.
    process.send?.({ ready: true })
    const value = await work(input)
    if (value instanceof Uint8Array) sendPieces(value)
    else process.send?.({ value })
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) })
  }
}

let pieces: Uint8Array[] = []
process.on('message', (said: { piece: Uint8Array } | { task: string; input?: unknown }) => {
  if ('piece' in said) return void pieces.push(said.piece)
  const { task, input = Buffer.concat(pieces) } = said
  pieces = []
  return void answer(task, input)
})
