import { useApp, useInput } from 'ink'
import { useEffect, useState } from 'react'

/**
 * The answer of `load`, refreshed every few seconds and when the user presses r. q and Esc close the screen. The old
 * answer stays while a new one loads, or if loading fails.
 */
export const useRefreshed = <T>(load: () => Promise<T>, seconds: number) => {
  const { exit } = useApp()
  const [loaded, setLoaded] = useState<T>()
  const [fault, setFault] = useState('')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let current = true
    load().then(
      (answer) => {
        if (!current) return
        setLoaded(answer)
        setFault('')
      },
      (error: unknown) => {
        if (current) setFault(error instanceof Error ? error.message : String(error))
      },
    )
    const timer = setTimeout(() => setTurn((before) => before + 1), seconds * 1000)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [turn, load, seconds])

  useInput((input, key) => {
    if (input === 'q' || key.escape) exit()
    if (input === 'r') setTurn((before) => before + 1)
  })

  return { loaded, fault }
}
