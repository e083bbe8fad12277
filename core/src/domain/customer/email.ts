// The stored form of an email address: trimmed, in lower case and without invisible characters, so that one mailbox is
// one address. Spec 1 §5: it is optional, and empty text stays empty. Only addresses no mail server would accept are
// refused: only an email can show whether anyone reads it.
import { nameKey } from '#domain/text/visible.ts'

const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/

export const normalizeEmail = (text: string): string | undefined => {
  const email = nameKey(text)
  return email === '' || SHAPE.test(email) ? email : undefined
}
