import { usageFailure } from '#output/failure.ts'
import { askSecret, canAsk } from './ask.ts'

/**
 * The server's secret key, for commands that only its operator may run. Never from the command line: everyone on the
 * machine can see arguments.
 */
export const secretKeyFor = async (command: string): Promise<string> => {
  const { XD_SECRET_KEY } = process.env
  if (XD_SECRET_KEY) return XD_SECRET_KEY
  if (!canAsk()) throw usageFailure(`${command} needs the server’s XD_SECRET_KEY in its environment`)
  return askSecret('The server’s secret key: ')
}
