/** The page's main part, which takes the focus when its previous place is gone. */
export const mainPart = (): HTMLElement | null => document.getElementById('main')
