/** The page's main part, which takes the focus when the place it had is gone. */
export const mainPart = (): HTMLElement | null => document.getElementById('main')
