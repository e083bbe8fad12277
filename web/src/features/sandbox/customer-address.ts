const OTHER_NAME: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }

/**
 * A link as a customer's own phone would open it. The demo tells its pages apart by host name: under this machine's
 * other name the browser does not send the signed-in user's session, so the visit counts as the customer's.
 */
export const customerAddress = (link: string, { hostname, port }: { hostname: string; port: string }): string => {
  const url = new URL(link)
  const other = OTHER_NAME[hostname]
  if (other === undefined || OTHER_NAME[url.hostname] === undefined || url.port !== port) return link
  url.hostname = other
  return url.href
}
