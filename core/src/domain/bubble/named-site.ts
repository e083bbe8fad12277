// The websites where a company's chat bubble may appear: those the company has listed by domain. The panel asks for a
// phone number, so it appears only on pages that nobody can tamper with in transit: over https, or on the developer's
// own machine.
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1']

export const withoutWWW = (host: string): string => (host.startsWith('www.') ? host.slice(4) : host)

/** Whether a page belongs to one of the sites. Kept small: shops’ pages load it. */
export const isNamedSite = (domains: readonly string[], isSecure: boolean, host: string): boolean => {
  const domain = withoutWWW(host)
  return domains.includes(domain) && (isSecure || LOOPBACK.includes(domain))
}
