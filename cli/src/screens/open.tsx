import { constants } from 'node:os'
import { render, useApp, useInput } from 'ink'
import type { ReactNode } from 'react'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'

const ENTER_SCREEN = '\u001b[?1049h\u001b[H'
const LEAVE_SCREEN = '\u001b[?1049l'
const SHOW_CURSOR = '\u001b[?25h'

/** A screen needs a person at a terminal that can move its cursor. Programs get the same data with --json. */
export const needTerminal = (instead: string): void => {
  const { stdin, stdout, env } = process
  if (stdout.isTTY !== true || stdin.isTTY !== true || env['TERM'] === 'dumb') {
    throw new Failure('This command needs a terminal.', exitCode.usage, instead)
  }
}

const Interruptible = ({ onInterrupt, children }: { onInterrupt: () => void; children: ReactNode }) => {
  const { exit } = useApp()
  useInput((input, key) => {
    if (!key.ctrl || input !== 'c') return
    onInterrupt()
    exit()
  })
  return children
}

const terminated = (): never => process.exit(128 + constants.signals.SIGTERM)

/** Shows a screen until it ends, and always restores the terminal. */
export const openScreen = async (screen: ReactNode, { full = false } = {}): Promise<void> => {
  let interrupted = false
  if (full) process.stdout.write(ENTER_SCREEN)
  const restore = (): void => void process.stdout.write(full ? LEAVE_SCREEN + SHOW_CURSOR : SHOW_CURSOR)
  process.once('exit', restore)
  // A signal that ends the process directly would leave its screen in the shell.
  process.once('SIGTERM', terminated)
  try {
    const { waitUntilExit } = render(
      <Interruptible
        onInterrupt={() => {
          interrupted = true
        }}
      >
        {screen}
      </Interruptible>,
      { exitOnCtrlC: false },
    )
    await waitUntilExit()
  } finally {
    process.removeListener('SIGTERM', terminated)
    process.removeListener('exit', restore)
    restore()
  }
  if (interrupted) throw new Failure('Interrupted', exitCode.interrupted)
}
