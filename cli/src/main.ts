import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'

const argv = process.argv.slice(2)

// Prints the version before anything else is loaded.
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  process.stdout.write(`${CURRENT_VERSION}\n`)
} else {
  const { run } = await import('#run.ts')
  process.exitCode = await run(argv)
}
