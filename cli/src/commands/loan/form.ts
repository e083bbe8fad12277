import type { Command } from 'commander'

export const addTo = (loan: Command): void => {
  loan
    .command('form')
    .description('type a loan and see its schedule beside it')
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
