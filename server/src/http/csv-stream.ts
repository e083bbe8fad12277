import { BYTE_ORDER_MARK, CSV_LINE_END, type CsvCell, csvRow } from '@xd/core/domain/csv/row.ts'
import type { CsvFile } from '#lists/csv-file.ts'

const encoder = new TextEncoder()
const encodeRows = (rows: readonly (readonly CsvCell[])[]) =>
  encoder.encode(rows.map((cells) => `${csvRow(cells)}${CSV_LINE_END}`).join(''))

/**
 * A file as bytes. More is read only after the client has taken the earlier part. If it breaks off, the connection ends
 * with an error, so that a partial file never looks complete.
 */
export const csvStream = (
  { columns, rows }: CsvFile,
  onBreak: (cause: unknown) => void,
): ReadableStream<Uint8Array> => {
  const pages = rows[Symbol.asyncIterator]()
  let wanted = true
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK))
      controller.enqueue(encodeRows([columns]))
    },
    pull: async (controller) => {
      try {
        const { value, done } = await pages.next()
        if (!wanted) return
        if (done === true) controller.close()
        else controller.enqueue(encodeRows(value))
      } catch (cause) {
        if (!wanted) return
        onBreak(cause)
        controller.error(cause)
      }
    },
    // The client is gone, perhaps in the middle of a page.
    cancel: async () => {
      wanted = false
      await pages.return?.()
    },
  })
}
