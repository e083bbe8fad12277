// Spec 1 §9: SMS message up to 1,600 characters; image upload 10 MB. Carriers take at most ten pictures per message.
export const MESSAGE_MAX_CHARACTERS = 1600
export const MESSAGE_MAX_MEDIA = 10
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
