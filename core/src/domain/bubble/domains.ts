// How a company’s sites are named for the chat bubble: by domain; the www address is included.
import { isNamedSite, LOOPBACK, withoutWWW } from './named-site.ts'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`)
const LONGEST = 253

/** The domain to store for a typed domain or a pasted address; undefined if it is neither. */
export const keptDomain = (typed: string): string | undefined => {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  if (LOOPBACK.includes(host)) return host
  const domain = withoutWWW(host)
  return domain.length <= LONGEST && DOMAIN.test(domain) ? domain : undefined
}

const ORIGIN = /^(https?):\/\/([^/:]+)(?::\d{1,5})?$/

/** Whether a page of this origin belongs to one of the sites. */
export const isOnSite = (domains: readonly string[], origin: string): boolean => {
  const [, scheme, host = ''] = ORIGIN.exec(origin) ?? []
  return keptDomain(host) !== undefined && isNamedSite(domains, scheme === 'https', host)
}

/** The sites in a page's policy: their pages may show it in a frame. */
export const frameAncestors = (domains: readonly string[]): string =>
  domains.length === 0
    ? "'none'"
    : domains
        .flatMap((domain) =>
          LOOPBACK.includes(domain)
            ? [`http://${domain}:*`, `https://${domain}:*`]
            : [`https://${domain}`, `https://www.${domain}`],
        )
        .join(' ')
