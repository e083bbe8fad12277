import type { Command } from 'commander'
import { sentence } from '#output/table.ts'
import { addHelp } from './help-user.ts'

export const addTo = (program: Command): void =>
  addHelp(program, {
    name: 'reset-second-factor',
    description: 'remove a user’s second factor when no other owner can; needs the server’s secret key',
    wouldDo: (username, server) => `Would reset the second factor of ${username} at ${server}.`,
    question: (username) => `Reset the second factor of ${username}? Their password alone will sign them in.`,
    help: async (calls, user) => {
      const reset = await calls('setup/reset-second-factor', user)
      return {
        json: reset,
        tables: () => [
          sentence(
            `${reset.username} of ${reset.companyName} can now sign in with their password, and set up another.`,
          ),
        ],
      }
    },
  })
