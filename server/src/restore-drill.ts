import { grouped } from '@xd/core/domain/text/figure.ts'
import { databaseAndFolder } from './backup-environment.ts'
import { openFailure } from './db/open-failure.ts'
import { drill } from './db/restore-drill.ts'

const main = async (): Promise<void> => {
  const { databaseURL, folder } = databaseAndFolder('restore-drill')
  const { file, at, tables, rows, migrations } = await drill(databaseURL, folder).catch((cause: unknown) => {
    throw openFailure(cause, databaseURL)
  })
  const brought = migrations.length === 0 ? '' : ` ${migrations.length} migrations brought it up to date.`
  process.stdout.write(
    `${file} of ${at} can be restored: all ${tables} tables have as many rows as at the backup (${grouped(rows)}), and their columns add up to the same.${brought}\n`,
  )
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
