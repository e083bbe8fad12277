// Spec 1 §9: image upload 10 MB. Carriers take at most ten pictures per message.
export const MESSAGE_MAX_MEDIA = 10
export const UPLOAD_MAX_BYTES = 10_000_000
// What nobody types, and every mailbox takes.
export const EMAIL_MAX_CHARACTERS = 50_000
