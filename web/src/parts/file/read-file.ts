import { type Decoded, decodeFile, decodeText } from '@xd/core/domain/import/decode.ts'

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

/** A chosen file of rows as text, in any encoding. */
export const readFile = async (file: File): Promise<Decoded> => decodeFile(await bytesOf(file))

/** Any chosen file as text. */
export const readText = async (file: File): Promise<string> => decodeText(await bytesOf(file))
