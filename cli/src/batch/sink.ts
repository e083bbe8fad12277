import { once } from 'node:events'
import type { Writable } from 'node:stream'

const FLUSH_CHARACTERS = 32 * 1024

/** Gathers text into large writes, and waits if the reader is slower than we are. */
export class Sink {
  readonly #stream: Writable
  #pending = ''

  constructor(stream: Writable) {
    this.#stream = stream
  }

  add(text: string): void {
    this.#pending += text
  }

  /** Waits only if enough text has been gathered and the stream is full. */
  async settle(): Promise<void> {
    if (this.#pending.length >= FLUSH_CHARACTERS) await this.flush()
  }

  async flush(): Promise<void> {
    const text = this.#pending
    this.#pending = ''
    if (text === '' || !this.#stream.writable || this.#stream.write(text)) return
    await once(this.#stream, 'drain')
  }
}
