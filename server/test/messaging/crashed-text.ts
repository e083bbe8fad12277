import { randomUUID } from 'node:crypto'
import type { Contact, TextWorld } from './text-world.ts'

/** Golden Pledge, of the demo companies, and its clerk. */
const [COMPANY, CLERK] = [2, 2]

/** A message as a crash leaves it: written, begun, its job not done. `recover` is the restart. */
export const crashedText = async (
  { connection: { writes }, storeID }: TextWorld,
  { convoID, custID }: Pick<Contact, 'convoID' | 'custID'>,
  { body, startedAt, at = Date.now() }: { body: string; startedAt: number | null; at?: number },
) => {
  const sendKey = `crashed-${randomUUID()}`
  const { messageID } = await writes
    .insertInto('messages')
    .values({
      companyID: COMPANY,
      storeID,
      convoID,
      custID,
      sendKey,
      messageDirection: 'out',
      messageChannel: 'sms',
      messageBody: body,
      messageSearch: body.toLowerCase(),
      messageStatus: 'queued',
      messageAt: at,
      messageSentByID: CLERK,
      sendStartedAt: startedAt,
    })
    .returning('messageID')
    .executeTakeFirstOrThrow()
  const recover = () =>
    writes
      .insertInto('jobs')
      .values({
        companyID: COMPANY,
        kind: 'send-message',
        uniqueKey: `send-message/${sendKey}`,
        payload: JSON.stringify({ messageID, sendKey }),
        runAt: Date.now(),
      })
      .execute()
  return { messageID, convoID, sendKey, recover }
}

export const messageRow = ({ connection }: TextWorld, messageID: number) =>
  connection.reads.selectFrom('messages').selectAll().where('messageID', '=', messageID).executeTakeFirstOrThrow()

export const sendJobsLeft = async ({ connection }: TextWorld, messageID: number): Promise<number> => {
  const jobs = await connection.reads.selectFrom('jobs').select('payload').where('kind', '=', 'send-message').execute()
  return jobs.filter((job) => (JSON.parse(job.payload) as { messageID: number }).messageID === messageID).length
}
