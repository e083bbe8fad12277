const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** "412 MB" */
export const bytesWords = (bytes: number): string => {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${UNITS[power]}`
}
