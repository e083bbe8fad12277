// On which web sites a company’s chat bubble may stand: those it has named by their domains. The panel asks for a phone
// number, so it stands only on pages that nobody can change on their way: over https, or on the developer’s own machine.
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1']

export const withoutWWW = (host: string): string => host.replace(/^www\./, '')

/** Whether a page belongs to one of the sites. Small: shops’ pages load it. */
export const isNamedSite = (domains: readonly string[], isSecure: boolean, host: string): boolean => {
  const domain = withoutWWW(host)
  return domains.includes(domain) && (isSecure || LOOPBACK.includes(domain))
}
