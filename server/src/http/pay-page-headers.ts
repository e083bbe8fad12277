/**
 * What the customer's page may do: run our one script and style sheet, ask our API, and show the gateway's form in its
 * frame. Nothing inline, nothing from anywhere else, no page around it. The key is in its address, so it is neither
 * kept by caches nor passed on as a referrer.
 */
export const payPageHeaders = (frameOrigin: string | undefined): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameOrigin ?? "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-language, cookie',
})
