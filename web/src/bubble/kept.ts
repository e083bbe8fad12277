/**
 * The secret of this browser's chat, stored once one has been started. A browser that stores nothing loses it on
 * reload.
 */
const nameOf = (companyKey: string) => `xd-chat/${companyKey}`

export const keptChat = (companyKey: string): string | undefined => {
  try {
    return localStorage.getItem(nameOf(companyKey)) || undefined
  } catch {
    return undefined
  }
}

export const keepChat = (companyKey: string, sessionToken = ''): void => {
  try {
    localStorage.setItem(nameOf(companyKey), sessionToken)
  } catch {
    // The browser may allow no storage here.
  }
}
