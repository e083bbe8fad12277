/** Loads the gateway's own script. The page's policy lets no other origin's in. */
export const loadScript = (source: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('not loaded')))
    document.head.append(script)
  })
