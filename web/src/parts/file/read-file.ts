import { type Decoded, decodeFile } from '@xd/core/domain/import/decode.ts'

/** A chosen file as text, whatever its encoding. */
export const readFile = async (file: File): Promise<Decoded> => decodeFile(new Uint8Array(await file.arrayBuffer()))
