// An email address as it is kept: trimmed and in lower case, so that one mailbox is one address. Spec 1 §5: it is
// optional, and empty text stays empty. Only what no mail server would take is refused; whether it is read, only mail tells.
const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/

export const normalizeEmail = (text: string): string | undefined => {
  const email = text.trim().toLowerCase()
  return email === '' || SHAPE.test(email) ? email : undefined
}
