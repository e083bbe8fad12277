// Pictures that the server does not have yet, kept across reloads. Like everything this browser stores, they belong to
// one user and are deleted when someone else signs in. A browser without storage loses only this.
import { localOwner } from './local.ts'

export interface KeptPicture {
  /** The owner, the conversation, and the time, which gives the order they were picked in. */
  readonly owner: string
  readonly convoID: number
  readonly key: string
  readonly at: number
  readonly file: File
}

const STORE = 'pictures'

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('xd-unsent', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const run = async <Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> => {
  try {
    const db = await open()
    return await new Promise((resolve, reject) => {
      const request = work(db.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
      request.transaction!.oncomplete = () => db.close()
    })
  } catch {
    return undefined
  }
}

export const keepPicture = async (convoID: number, key: string, at: number, file: File): Promise<void> => {
  const owner = localOwner()
  if (owner !== null)
    await run('readwrite', (store) => store.put({ owner, convoID, key, at, file } satisfies KeptPicture))
}

export const forgetPicture = (key: string): Promise<unknown> => run('readwrite', (store) => store.delete(key))

export const wipePictures = (): Promise<unknown> => run('readwrite', (store) => store.clear())

/** The pictures this user left here, oldest first. Anyone else's are deleted. */
export const keptPictures = async (): Promise<readonly KeptPicture[]> => {
  const all = (await run<KeptPicture[]>('readonly', (store) => store.getAll())) ?? []
  const owner = localOwner()
  for (const { key } of all.filter((one) => one.owner !== owner)) await forgetPicture(key)
  return all.filter((one) => one.owner === owner).sort((a, b) => a.at - b.at)
}
