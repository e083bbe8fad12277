import type { Command } from 'commander'
import { sentence } from '#output/table.ts'
import { clock } from '#output/when.ts'
import { addHelp } from './help-user.ts'

export const addTo = (program: Command): void =>
  addHelp(program, {
    name: 'reset-password',
    description: 'make a link to choose a new password, for a user who can’t get email; needs the server’s secret key',
    wouldDo: (username, server) => `Would make a link for ${username} to choose a new password at ${server}.`,
    question: (username) => `Make a link for ${username} to choose a new password? Earlier links stop working.`,
    help: async (calls, user) => {
      const reset = await calls('setup/reset-password', user)
      return {
        json: reset,
        tables: () => [sentence(reset.resetURL)],
        notes: [
          `${reset.username} of ${reset.companyName} can choose a new password there. The link works once, until ${clock(reset.expiresAt)}.`,
        ],
      }
    },
  })
