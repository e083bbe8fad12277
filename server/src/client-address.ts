import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Addresses and ranges ("10.0.0.0/8") of the proxies in front of the server. Throws a sentence for the operator if one
 * is invalid.
 */
export const readTrustedProxies = (text: string): BlockList => {
  const proxies = new BlockList()
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix, ...more] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const bits = prefix === undefined ? undefined : Number(prefix)
    const isPrefix = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (family === 'ipv6' ? 128 : 32))
    if (isIP(address) === 0 || !isPrefix || more.length > 0)
      throw new Error(
        `XD_TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8, separated by commas, not ${entry}`,
      )
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, bits, family)
  }
  return proxies
}

const V4 = String.raw`\d+(?:\.\d+){3}`
const MAPPED = new RegExp(`^::ffff:(?=${V4}$)`, 'i')
const WITH_PORT = new RegExp(String.raw`^(?:(${V4}):\d+|\[(.+)\](?::\d+)?)$`)

/** In plain IPv4 form rather than a dual-stack socket's, and without the port that some proxies add. */
const plain = (address: string): string => address.replace(WITH_PORT, '$1$2').replace(MAPPED, '')

/**
 * The source address of a request. Anyone can write `X-Forwarded-For`, so only our own proxies' part of it is trusted:
 * from the right, up to the first address that is not one of them.
 */
export const clientAddress = (
  connection: string,
  forwardedFor: string | undefined,
  proxies: BlockList | undefined,
): string => {
  let address = plain(connection)
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  while (proxies?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) {
    const before = hops.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}
