import { randomUUID } from 'node:crypto'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdFile } from '@xd/fixtures/testing/hold-file.ts'
import { busyMailServer } from './door.ts'
import type { OutsideWorld } from './world.ts'

/** One thing that fails, and the work that runs into it. */
export interface Failure {
  readonly name: string
  /** Its name in the log. */
  readonly what: string
  /** Breaks it; the returned function repairs it. */
  readonly begin: (world: OutsideWorld) => Promise<() => unknown>
  readonly work: (world: OutsideWorld) => Promise<unknown>
}

const send = ({ owner, convoID }: OutsideWorld, channel: 'sms' | 'email', more = '') =>
  owner('customers/conversation/messages/send', {
    convoID,
    body: `Hello ${randomUUID()} ${more}`,
    channel,
    clientMessageID: randomUUID(),
  })
const text = (world: OutsideWorld) => send(world, 'sms')
const email = (world: OutsideWorld) => send(world, 'email')
/** More than the space that the write-ahead log already takes. */
const many = async (world: OutsideWorld) => {
  for (let n = 0; n < 60; n += 1) await send(world, 'sms', 'long '.repeat(300))
}
const charge = ({ owner }: OutsideWorld) => owner('settings/payments/test', {})

const shutProviders = async ({ providers }: OutsideWorld) => {
  await providers.shut()
  return providers.reopen
}
const answerOfProviders =
  (status: number, body: object) =>
  async ({ providers }: OutsideWorld) => {
    providers.answer({ status, body })
    return () => providers.answer(undefined)
  }
const cutSMTP = async ({ smtp }: OutsideWorld) => {
  await smtp.cut()
  return smtp.mend
}

const LEFT_BYTES = 4096
const fillDisk = async ({ database: { disk } }: OutsideWorld) => {
  const filler = join(disk!, 'filler')
  const { bavail, bsize } = statfsSync(disk!)
  writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_BYTES))
  return () => rmSync(filler)
}

const BUSY = { code: 20503, message: 'Service unavailable', status: 503 }
const STRANGER = { code: 20003, message: 'Authenticate', status: 401 }

const OUTSIDE: readonly Failure[] = [
  { name: 'SMTP server away', what: 'smtp', begin: cutSMTP, work: email },
  {
    name: 'SMTP server refuses everybody (421)',
    what: 'smtp',
    begin: async (world) => {
      const mend = await cutSMTP(world)
      const stop = await busyMailServer(world.smtpPort)
      return async () => {
        await stop()
        await mend()
      }
    },
    work: email,
  },
  {
    name: 'IMAP server away',
    what: 'imap',
    begin: async ({ imap }) => {
      await imap.cut()
      return imap.mend
    },
    work: async () => undefined,
  },
  { name: 'carrier away', what: 'carrier', begin: shutProviders, work: text },
  { name: 'carrier answers 503', what: 'carrier', begin: answerOfProviders(503, BUSY), work: text },
  { name: 'carrier refuses our account (401)', what: 'carrier', begin: answerOfProviders(401, STRANGER), work: text },
  { name: 'card gateway away', what: 'gateway bluedog', begin: shutProviders, work: charge },
  { name: 'card gateway answers 503', what: 'gateway bluedog', begin: answerOfProviders(503, BUSY), work: charge },
]

const ON_SQLITE: readonly Failure[] = [
  { name: 'disk full', what: 'disk', begin: fillDisk, work: many },
  {
    name: 'SQLite file locked by another process',
    what: 'database',
    begin: ({ database: { url } }) => holdFile(url),
    work: text,
  },
]

const ON_POSTGRES: readonly Failure[] = [
  {
    name: 'PostgreSQL stopped',
    what: 'database',
    begin: async ({ database: { postgres } }) => {
      await postgres!.stop()
      return postgres!.start
    },
    work: text,
  },
]

export const failuresOn = (engine: 'sqlite' | 'postgres'): readonly Failure[] => [
  ...OUTSIDE,
  ...(engine === 'sqlite' ? ON_SQLITE : ON_POSTGRES),
]
