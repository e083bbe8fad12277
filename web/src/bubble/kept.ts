/**
 * The secret of this browser's chat, stored once one has been started. A browser that stores nothing loses it on
 * reload.
 */
export interface KeptChat {
  readonly sessionToken: string
}

const nameOf = (companyKey: string) => `xd-chat/${companyKey}`

export const keptChat = (companyKey: string): KeptChat | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(nameOf(companyKey)) ?? 'null') as KeptChat | null) ?? undefined
  } catch {
    return undefined
  }
}

export const keepChat = (companyKey: string, sessionToken: string | undefined): void => {
  try {
    if (sessionToken) localStorage.setItem(nameOf(companyKey), JSON.stringify({ sessionToken } satisfies KeptChat))
    else localStorage.removeItem(nameOf(companyKey))
  } catch {
    // Nothing may be stored here.
  }
}
