const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Where the bubble’s script is fetched from. */
const bubbleScriptPath = (companyKey: string): string => `/bubble/${encodeURIComponent(companyKey)}/bubble.js`

/** The one line a shop adds to its pages, before `</body>`. */
export const bubbleSnippet = (publicURL: string, companyKey: string): string =>
  `<script async src="${attribute(publicURL.replace(/\/+$/, '') + bubbleScriptPath(companyKey))}"></script>`
