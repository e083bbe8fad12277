import { useStdout } from 'ink'
import { useEffect, useState } from 'react'

export interface Size {
  readonly columns: number
  readonly rows: number
}

const SMALLEST: Size = { columns: 80, rows: 24 }

/** The terminal's size, kept up to date as it changes. */
export const useSize = (): Size => {
  const { stdout } = useStdout()
  const read = (): Size => ({ columns: stdout.columns || SMALLEST.columns, rows: stdout.rows || SMALLEST.rows })
  const [size, setSize] = useState(read)
  useEffect(() => {
    const update = (): void => setSize(read())
    stdout.on('resize', update)
    return () => void stdout.off('resize', update)
  })
  return size
}
