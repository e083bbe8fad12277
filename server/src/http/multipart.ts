const BOUNDARY = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
/** A file in the form's field `file`: only such a part has a file name. */
const IS_FILE = /^content-disposition:\s*form-data(?=.*;\s*name="?file"?\s*(?:;|$))(?=.*;\s*filename\*?=)/im
const LONGEST_HEAD = 2_048

/**
 * The file in a multipart form (RFC 7578) that has been read whole, without copying it; undefined if there is none. A
 * general parser would block other requests for too long over ten megabytes.
 */
export const fileOfForm = (body: Buffer, contentType: string): Uint8Array | undefined => {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const first = `--${boundary}`
  const between = `\r\n${first}`
  // Text before it should be ignored, but nobody sends any.
  if (!body.subarray(0, first.length).equals(Buffer.from(first, 'latin1'))) return undefined
  let at = first.length
  for (;;) {
    const headEnd = body.indexOf('\r\n\r\n', at)
    if (headEnd === -1 || headEnd - at > LONGEST_HEAD) return undefined
    const contentAt = headEnd + 4
    const end = body.indexOf(between, contentAt)
    if (end === -1) return undefined
    if (IS_FILE.test(body.toString('latin1', at, headEnd))) return body.subarray(contentAt, end)
    at = end + between.length
    // The last boundary ends with two hyphens.
    if (body.toString('latin1', at, at + 2) === '--') return undefined
  }
}
