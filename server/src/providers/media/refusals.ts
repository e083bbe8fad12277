export const DAMAGED = 'This picture is damaged or too large to read.'
