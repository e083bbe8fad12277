import { randomUUID } from 'node:crypto'
import type { Permission } from '@xd/core/domain/access/permissions.ts'
import type { Booted } from '@xd/fixtures/boot.ts'

export interface Pushed {
  status: number
  batchID?: number
  taken?: number
  refused?: { noticeExternalID: string | null; code: string; sentence: string }[]
  error?: { code: string; message: string; fields?: Record<string, string> }
}

let tickets = 70_000

/** A notice about one ticket that is due soon. */
export const noticeTo = (phone: string | null, name: string, more: object = {}) => {
  tickets += 1
  return {
    noticeExternalID: `n-${tickets}`,
    customerNumber: `c-${tickets}`,
    name,
    phone,
    tickets: [
      {
        number: String(tickets),
        loanDate: '2026-10-01',
        dueDate: '2026-12-01',
        graceDate: '2026-12-11',
        amountDue: 120.5,
      },
    ],
    ...more,
  }
}

/** Gives batches to a store as a customer app does, with an API key of the owner's. */
export const noticePusher = async (server: Booted, keyPermissions: readonly Permission[] = ['notices']) => {
  const owner = await server.signIn('owner')
  const { secret } = await owner('settings/api-keys/save', {
    key: { keyName: `Customer app ${randomUUID()}`, keyPermissions: [...keyPermissions] },
  })
  return async (batch: object | string, storeKey = 'gp-main', key = secret): Promise<Pushed> => {
    const whole =
      typeof batch === 'string' ? batch : JSON.stringify({ batchExternalID: randomUUID(), kind: 'due-soon', ...batch })
    const answer = await fetch(`${server.url}/hooks/notices/${storeKey}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: whole,
    })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
}
