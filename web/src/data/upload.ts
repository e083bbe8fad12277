import { CallError } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { FailureBody } from '@xd/core/contract/failure.ts'
import { userHeader } from './user-header.ts'

/** Uploads one picture. Rejects with a `CallError`, like every call. */
export const uploadPicture = async (file: File): Promise<WireOutput<'media/upload'>['media']> => {
  const form = new FormData()
  form.append('file', file)
  const response = await fetch('/api/media/upload', {
    method: 'POST',
    headers: userHeader(),
    body: form,
    credentials: 'same-origin',
  }).catch(() => undefined)
  const body = (await response?.json().catch(() => undefined)) as
    (WireOutput<'media/upload'> & { success: true }) | { success: false; error: FailureBody } | undefined
  if (body?.success) return body.media
  throw new CallError(
    response?.status ?? 0,
    body?.error ?? { code: 'unreachable', message: 'The picture couldn’t be uploaded. Try again.' },
  )
}
