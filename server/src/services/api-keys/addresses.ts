import { BlockList, isIP, isIPv6 } from 'node:net'

const LONGEST = { ipv4: 32, ipv6: 128 } as const

/** `203.0.113.0/24` taken apart; undefined if it is neither an address nor a network. */
const networkIn = (text: string) => {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  if (isIP(address) === 0) return undefined
  const family = isIPv6(address) ? ('ipv6' as const) : ('ipv4' as const)
  const prefix = bits === undefined ? LONGEST[family] : Number(bits)
  return prefix <= LONGEST[family] ? { address, prefix, family } : undefined
}

export const isNetwork = (text: string): boolean => networkIn(text) !== undefined

/** Whether a key may be used from an address: from any if none is listed. */
export const isAllowedFrom = (networks: readonly string[], ip: string): boolean => {
  if (networks.length === 0) return true
  const allowed = new BlockList()
  for (const text of networks) {
    const network = networkIn(text)
    if (network) allowed.addSubnet(network.address, network.prefix, network.family)
  }
  return isIP(ip) !== 0 && allowed.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
