/** The brands of HEIC files. Its codec is under patents and not in the usual builds of libvips; AVIF, its kin, is free. */
const BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** Whether a file says that it is an iPhone's HEIC picture: `ftyp` and a brand after its first four bytes. */
export const isHeic = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1')
  return head.startsWith('ftyp') && BRANDS.includes(head.slice(4))
}
