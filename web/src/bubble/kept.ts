/**
 * The secret of this browser's chat, stored once one has been started. A browser that stores nothing loses it on
 * reload.
 */
const nameOf = (companyKey: string) => `xd-chat/${companyKey}`

export const keptChat = (companyKey: string): string | undefined => {
  try {
    return localStorage.getItem(nameOf(companyKey)) ?? undefined
  } catch {
    return undefined
  }
}

export const keepChat = (companyKey: string, sessionToken: string | undefined): void => {
  try {
    if (sessionToken) localStorage.setItem(nameOf(companyKey), sessionToken)
    else localStorage.removeItem(nameOf(companyKey))
  } catch {
    // Nothing may be stored here.
  }
}
