import { createInterface } from 'node:readline'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'
import { printableLines, wrapWords } from '#output/width.ts'

const interrupted = (): Failure => new Failure('Interrupted', exitCode.interrupted)

/** Whether someone is there to answer: never with --no-input. */
export const canAsk = (): boolean => process.stdin.isTTY === true && !process.env['XD_NO_INPUT']

/** A line typed at the terminal; the question goes to stderr, so that stdout stays data. */
export const ask = (question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    let answered = false
    lines.once('SIGINT', () => {
      reject(interrupted())
      lines.close()
    })
    // Ctrl-D: the user left without an answer.
    lines.once('close', () => {
      if (!answered) process.stderr.write('\n')
      reject(new Failure('Nothing was done.', exitCode.canceled))
    })
    lines.question(wrapWords(printableLines(question), process.stderr.columns || 80), (answer) => {
      answered = true
      resolve(answer.trim())
      lines.close()
    })
  })

const ENTER = new Set(['\r', '\n'])
const ERASE = new Set(['\u007f', '\b'])
const INTERRUPT = '\u0003'
const END = '\u0004'
const START_OVER = '\u0015'
const CONTROL = /\p{Cc}/u

/** A line that is not echoed. */
export const askSecret = (question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { stdin, stderr } = process
    let typed: string[] = []
    const finish = (settle: () => void): void => {
      stdin.setRawMode(false)
      stdin.pause()
      stdin.removeListener('data', take)
      stderr.write('\n')
      settle()
    }
    const take = (chunk: string): void => {
      for (const key of chunk) {
        if (ENTER.has(key) || key === END) return finish(() => resolve(typed.join('')))
        if (key === INTERRUPT) return finish(() => reject(interrupted()))
        if (ERASE.has(key)) typed = typed.slice(0, -1)
        else if (key === START_OVER) typed = []
        else if (!CONTROL.test(key)) typed.push(key)
      }
    }
    stdin.setEncoding('utf8')
    // Before the question, so that anything typed or pasted immediately is not echoed either.
    stdin.setRawMode(true)
    stdin.on('data', take)
    stdin.resume()
    stderr.write(question)
  })

/** The first line of standard input; empty if there is none. */
export const readLine = async (): Promise<string> => {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return text.split(/\r?\n/, 1)[0] ?? ''
}

/** A secret from standard input. Sending an empty one would only count as a failed attempt. */
export const readSecret = async (what: string): Promise<string> => {
  const secret = await readLine()
  if (secret === '') throw invalidInput(`standard input has no ${what}`)
  return secret
}
