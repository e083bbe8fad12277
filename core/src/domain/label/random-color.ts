// Spec 1 §9: random label colors use channels 64–191, neither glaring nor muddy.
const LOWEST = 64
const HIGHEST = 191

// `random` returns numbers from 0 up to but not including 1.
export const randomLabelColor = (random: () => number): string => {
  const channel = () => (LOWEST + Math.floor(random() * (HIGHEST - LOWEST + 1))).toString(16).padStart(2, '0')
  return `#${channel()}${channel()}${channel()}`
}
