/** Loads the gateway's own script. The page's policy allows no other origin's. */
export const loadScript = (source: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('not loaded')))
    document.head.append(script)
  })
