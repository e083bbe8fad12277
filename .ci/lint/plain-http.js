// Browsers lack these on a page served by plain http under a name, where the product must work too: the one file
// that copes without it, and everything else goes through.
const MISSING = [
  [/\brandomUUID\b/, 'crypto.randomUUID', 'web/src/state/new-key.ts'],
  [/\bcrypto\s*\??\.\s*subtle\b/, 'crypto.subtle', undefined],
  [/\bnavigator\s*\??\.\s*clipboard\b/, 'navigator.clipboard', 'web/src/ui/overlay/copy.ts'],
]

const COMMENTS = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g

/** The names in a file of the web that aren't there on plain http, and what to use instead. */
export const missingOnHTTP = (file, text) => {
  const code = text.replace(COMMENTS, '')
  return MISSING.flatMap(([named, name, instead]) =>
    file !== instead && named.test(code)
      ? [`${file} uses ${name}, which plain http lacks${instead ? `: use ${instead}` : ''}`]
      : [],
  )
}
