/**
 * Remembers in this tab that the chat is open, so that it stays open on the site's next page. The tab bears the name of
 * the panel's page meanwhile. Storage would work too, but waiting for it takes a page longer than everything else that
 * the button does.
 */
export const isRemembered = (page: string): boolean => self.name === page

/** A site that names its tabs keeps its name, and the chat is closed on the next page. */
export const remember = (page: string, isOpen: boolean): void => {
  if (self.name === (isOpen ? '' : page)) self.name = isOpen ? page : ''
}
