/** `9:00 AM` */
export const clock = (value: string): string => {
  const [hour = 0, minute = 0] = value.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
