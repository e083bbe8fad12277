// Spec 1 §9: image upload 10 MB. Carriers take at most ten pictures per message.
export const MESSAGE_MAX_MEDIA = 10
export const UPLOAD_MAX_BYTES = 10_000_000
// Longer than anyone types, and accepted by every mailbox.
export const EMAIL_MAX_CHARACTERS = 50_000
