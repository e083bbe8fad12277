// Browsers lack these APIs on pages served by plain http, where the product must work too. Each entry names the one
// file that handles their absence. All other files go through that file.
const MISSING = [
  [/\brandomUUID\b/, 'crypto.randomUUID', 'web/src/state/new-key.ts'],
  [/\bcrypto\s*\??\.\s*subtle\b/, 'crypto.subtle', undefined],
  [/\bnavigator\s*\??\.\s*clipboard\b/, 'navigator.clipboard', 'web/src/ui/overlay/copy.ts'],
]

const COMMENTS = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g

/** The APIs in a web file that plain http lacks, with what to use instead. */
export const missingOnHTTP = (file, text) => {
  const code = text.replace(COMMENTS, '')
  return MISSING.flatMap(([named, name, instead]) =>
    file !== instead && named.test(code)
      ? [`${file} uses ${name}, which plain http lacks${instead ? `: use ${instead}` : ''}`]
      : [],
  )
}
