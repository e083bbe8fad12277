import { createHmac } from 'node:crypto'

const STEP_S = 30
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** The code that an authenticator app shows for a key, now or some steps from now. Source: RFC 6238. */
export const totp = (secret: string, steps = 0): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_S) + steps))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const code = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fffffff
  return String(code % 1_000_000).padStart(6, '0')
}
