export const HEIC = 'HEIC pictures can’t be sent. Save it as JPEG, or set the camera to “Most compatible”.'
export const DAMAGED = 'This picture is damaged or too large to read.'
