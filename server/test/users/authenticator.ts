import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

const PRESENT = 0x01
const HAS_KEY = 0x40

interface Asks {
  readonly challenge: string
}

/** A passkey as a phone or laptop would hold one. Source: WebAuthn Level 3, 6.1 and 6.5. */
export const authenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialID = randomBytes(16)
  const id = encoded(credentialID)
  const rpIdHash = sha256(new URL(origin).hostname)
  let uses = 0

  const clientData = (type: string, { challenge }: Asks, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const counted = (flags: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((uses += 1))
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter])
  }

  return {
    create: (options: Asks) => {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const coordinate = (label: number, value: string | undefined) =>
        Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value!, 'base64url')])
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
        coordinate(0x21, x),
        coordinate(0x22, y),
      ])
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialID.length]), credentialID, cose])
      const authData = Buffer.concat([counted(PRESENT | HAS_KEY), key])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', options, origin)),
          attestationObject: encoded(attestation),
          transports: ['internal'],
        },
      }
    },
    get: (options: Asks, from = origin) => {
      const authenticatorData = counted(PRESENT)
      const data = clientData('webauthn.get', options, from)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: encoded(data),
          authenticatorData: encoded(authenticatorData),
          signature: encoded(signature),
        },
      }
    },
  }
}
