// Whether an address is in a data center. Handles IPv4, IPv6, and IPv4 written as IPv6.
import { CLOUD_NETWORKS } from './cloud-address.table.ts'

interface Range {
  readonly version: 4 | 6
  readonly network: bigint
  readonly shift: bigint
}

const v4 = (text: string): bigint | undefined => {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return undefined
  return parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
}

const v6 = (text: string): bigint | undefined => {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - tail.length
  if (halves.length === 2 ? missing < 0 : missing !== 0) return undefined
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

const parse = (ip: string): { version: 4 | 6; value: bigint } | undefined => {
  const plain = ip
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
  const four = v4(plain)
  if (four !== undefined) return { version: 4, value: four }
  const six = v6(plain)
  return six === undefined ? undefined : { version: 6, value: six }
}

const rangeOf = (cidr: string): Range => {
  const [address = '', bits = ''] = cidr.split('/')
  const { version, value } = parse(address)!
  const shift = BigInt((version === 4 ? 32 : 128) - Number(bits))
  return { version, network: value >> shift, shift }
}

const RANGES: readonly Range[] = CLOUD_NETWORKS.flatMap(({ ranges }) => ranges.map(rangeOf))

export const isCloudAddress = (ip: string): boolean => {
  const address = parse(ip)
  return (
    address !== undefined &&
    RANGES.some((range) => range.version === address.version && address.value >> range.shift === range.network)
  )
}
