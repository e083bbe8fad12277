export const HEIC = 'HEIC pictures can’t be sent. Save it as JPEG, or set the camera to “Most compatible”.'
export { NOT_A_PICTURE as OTHER } from '@xd/core/domain/message/picture.ts'
export const DAMAGED = 'This picture is damaged or too large to read.'
