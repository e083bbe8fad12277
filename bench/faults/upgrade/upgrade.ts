import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type TextFaultsWorld, textFaultsWorld } from '@xd/fixtures/faults/text-world.ts'
import { administer, startPostgres } from '@xd/fixtures/testing/postgres.ts'
import { postgresData, sqliteData } from './data.ts'
import { beginLoad } from './load.ts'
import { forgetServer, linkTo, type Release, releaseOf, REPOSITORY, thisRelease, throughLink } from './release.ts'
import { openTab } from './tab.ts'

/** `main` as it was before it made backups, archived data and logged failures. */
const FROM = '53e686bd'
const SIZES = ['small', 'demo', 'large'] as const
const BEFORE_MS = 10_000
const AFTER_MS = 20_000
const LOOK_MS = 250
/**
 * The server asks the carrier for missed texts within half a minute, and looks up an interrupted attempt after 45 s.
 */
const LONGEST_WAIT_MS = 120_000
const SECOND_MS = 1_000
const PROMPT_MS = 5_000

const USAGE = `npm run faults -- upgrade [--from ${FROM}] [--database sqlite|postgres] [--size ${SIZES.join('|')}]\n`
const log = (line: string) => process.stderr.write(`${line}\n`)

const countOf = (list: readonly string[], wanted: string): number => list.filter((one) => one === wanted).length

const arrivedIn = ({ connection: { reads }, contacts }: TextFaultsWorld) =>
  reads
    .selectFrom('messages')
    .select(['messageID', 'messageBody', 'messageAt'])
    .where('messageDirection', '=', 'in')
    .where(
      'convoID',
      'in',
      contacts.map(({ convoID }) => convoID),
    )
    .execute()

const shownOn = async ({ contacts, shown }: TextFaultsWorld): Promise<string[]> =>
  (await Promise.all(contacts.map(({ phone }) => shown(phone)))).flat()

const waitFor = async (isThere: () => Promise<boolean>): Promise<void> => {
  const until = Date.now() + LONGEST_WAIT_MS
  while (Date.now() < until && !(await isThere())) await pause(LOOK_MS)
}

const lostAndDoubled = (wanted: readonly string[], found: readonly string[]) => {
  const counts = wanted.map((body) => countOf(found, body))
  return {
    texts: wanted.length,
    lost: wanted.filter((_, index) => counts[index] === 0),
    doubled: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  }
}

const migrationsIn = async ({ connection: { reads } }: TextFaultsWorld): Promise<number> =>
  (
    await reads
      .selectFrom('kysely_migration' as never)
      .selectAll()
      .execute()
  ).length

const upgradeOn = async (old: Release, present: Release, url: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-upgrade-'))
  const link = join(folder, 'xd')
  linkTo(link, old)
  const { server: program, webDir } = throughLink(link)
  process.env.XD_WEB_DIR = webDir
  const sandbox = [join(REPOSITORY, 'fixtures/dist/sandbox.js')]
  const world = await textFaultsWorld({ server: program, sandbox }, { url })
  const tab = await openTab(world.url, world.contacts[0]!.convoID)
  try {
    const migrated = await migrationsIn(world)
    const load = await beginLoad(world)
    await pause(BEFORE_MS)
    log('stopping the old server')
    const began = Date.now()
    const exitCode = await world.server.stop()
    const stopMs = Date.now() - began
    linkTo(link, present)
    await world.server.start()
    const startMs = Math.round(world.server.starts().at(-1)!)
    log('the new server answers')
    const { body: lastWords, problems: ofTab, ...oldTab } = await tab.goOn()
    await pause(AFTER_MS)
    const silence = await load.stop()

    const sent = [...load.sent.map(({ body }) => body), lastWords]
    const written = load.written.map(({ body }) => body)
    await waitFor(async () => {
      const phones = new Set(await shownOn(world))
      const store = new Set((await arrivedIn(world)).map(({ messageBody }) => messageBody))
      return sent.every((body) => phones.has(body)) && written.every((body) => store.has(body))
    })
    const lastAfterMs = Date.now() - began
    const arrived = await arrivedIn(world)
    const untimely = arrived.filter(({ messageBody, messageAt }) => {
      const at = load.written.find(({ body }) => body === messageBody)?.at
      return at !== undefined && (messageAt < at - SECOND_MS || messageAt > at + PROMPT_MS)
    }).length
    const { refusedTextsIn, secondsWithoutAnswer } = silence
    const figures = {
      migrations: (await migrationsIn(world)) - migrated,
      secondsWithoutAnswer,
      stopMs,
      startMs,
      toCustomers: lostAndDoubled(sent, await shownOn(world)),
      fromCustomers: {
        ...lostAndDoubled(
          written,
          arrived.map(({ messageBody }) => messageBody),
        ),
        refusedAtFirst: refusedTextsIn,
        untimely,
      },
      allArrivedAfterSeconds: Math.round(lastAfterMs / SECOND_MS),
      screens: await load.screens(arrived.map(({ messageID }) => messageID)),
      oldTab,
    }
    const problems = [
      ...(exitCode === 0 ? [] : [`the old server ended with ${exitCode}`]),
      ...[figures.toCustomers, figures.fromCustomers].flatMap(({ lost, doubled }) => [
        ...lost.map((body) => `lost: ${body}`),
        ...(doubled > 0 ? [`${doubled} texts doubled`] : []),
      ]),
      ...(untimely > 0 ? [`${untimely} texts have another time than they were written at`] : []),
      ...(figures.screens.missed > 0 ? [`${figures.screens.missed} screens missed something`] : []),
      ...ofTab,
      ...world.server
        .said()
        .split('\n')
        .filter((line) => /"level":(50|60)/.test(line)),
    ]
    return { figures, problems }
  } finally {
    await tab.close()
    await world.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm run faults -- upgrade`: this release replaces an earlier one at work. Returns the exit code. */
export const upgrade = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string', default: FROM },
      database: { type: 'string', default: 'sqlite' },
      size: { type: 'string', default: 'demo' },
    },
  })
  const { database, from } = values
  const size = SIZES.find((one) => one === values.size)
  if (size === undefined || (database !== 'sqlite' && database !== 'postgres')) {
    process.stderr.write(USAGE)
    return 64
  }
  const old = await releaseOf(from, log)
  const present = await thisRelease()
  const folder = mkdtempSync(join(tmpdir(), 'xd-upgrade-data-'))
  const postgres = database === 'postgres' ? await startPostgres() : undefined
  const url = postgres ? `${postgres.url}/upgrade` : `file:${join(folder, 'xd.sqlite')}`
  try {
    log(`making the ${size} data of ${from}`)
    if (postgres) {
      await administer(postgres.url, 'create database upgrade')
      await postgresData(old, size, url, folder)
    } else await sqliteData(old, size, join(folder, 'xd.sqlite'))
    const { figures, problems } = await upgradeOn(old, present, url)
    process.stdout.write(
      `${JSON.stringify({ from, database, size, ...figures, problems: problems.length }, null, 2)}\n`,
    )
    for (const problem of problems) log(problem)
    return problems.length === 0 ? 0 : 1
  } finally {
    await postgres?.stop()
    forgetServer(present)
    rmSync(folder, { recursive: true, force: true })
  }
}
