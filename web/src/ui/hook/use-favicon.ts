import { useEffect } from 'react'

/** Shows a different favicon while requested. */
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
