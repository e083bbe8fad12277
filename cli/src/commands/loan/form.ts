import type { Command } from 'commander'

export const addTo = (loan: Command): void => {
  loan
    .command('form')
    .description('enter a loan and see its schedule')
    .addHelpText(
      'before',
      `Examples:
  xd loan form
`,
    )
    .action(async () => {
      const { openLoanForm } = await import('#screens/open-loan-form.tsx')
      await openLoanForm()
    })
}
