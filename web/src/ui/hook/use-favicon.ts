import { useEffect } from 'react'

/** Shows another icon on the tab for as long as it is asked for. */
export const useFavicon = (href: string | null): void =>
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon || href === null) return
    const usual = icon.getAttribute('href')
    icon.setAttribute('href', href)
    return () => {
      if (usual !== null) icon.setAttribute('href', usual)
    }
  }, [href])
