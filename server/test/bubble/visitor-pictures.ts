import sharp from 'sharp'
import { type BubbleWorld, newAddress } from './bubble-world.ts'

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c9a227' } })
    .jpeg()
    .toBuffer()

/** Uploads a picture as the panel does, or as somebody's page elsewhere. */
export const uploadTo = async (
  { url }: Pick<BubbleWorld, 'url'>,
  token: string,
  bytes: Uint8Array,
  { address = newAddress(), origin }: { address?: string; origin?: string } = {},
) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'ring.jpg')
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address, ...(origin && { origin }) }
  const response = await fetch(`${url}/api/bubble/upload`, { method: 'POST', headers, body: form })
  return {
    status: response.status,
    body: (await response.json()) as { mediaID?: number; error?: { message: string; code: string } },
  }
}
