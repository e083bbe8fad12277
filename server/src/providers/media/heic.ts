/**
 * The brands of HEIC files. Its codec is patented and missing from the usual builds of libvips; its relative AVIF is
 * free.
 */
const BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** Whether a file declares itself an iPhone's HEIC picture: `ftyp` and a brand after its first four bytes. */
export const isHeic = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1')
  return head.startsWith('ftyp') && BRANDS.includes(head.slice(4))
}
