/**
 * Remembers in this tab that the chat is open, so that it stays open on the site's next page: the tab is named after the
 * panel's page meanwhile. Storage would do it too, but a page waits longer for its storage than for all else that the
 * button does.
 */
export const isRemembered = (page: string): boolean => self.name === page

/** A site that names its tabs keeps its name; there the chat is closed on the next page. */
export const remember = (page: string, isOpen: boolean): void => {
  if (self.name === (isOpen ? '' : page)) self.name = isOpen ? page : ''
}
