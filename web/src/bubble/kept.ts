/** The secret of this browser's chat, kept once one has been started. A browser that keeps nothing loses it on reload. */
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

export const keepChat = (companyKey: string, chat: KeptChat | undefined): void => {
  try {
    if (chat) localStorage.setItem(nameOf(companyKey), JSON.stringify(chat))
    else localStorage.removeItem(nameOf(companyKey))
  } catch {
    // Nothing may be stored here.
  }
}
