let context: AudioContext | undefined

const MESSAGE_NOTES = [
  { pitch: 880, at: 0 },
  { pitch: 1174.66, at: 0.12 },
] as const
/** Rising: a payment came in. */
export const PAID_NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 783.99, at: 0.1 },
  { pitch: 1046.5, at: 0.2 },
] as const
const LENGTH_S = 0.4
const LOUDNESS = 0.12

/** A few soft tones. Silent until the browser lets this page play sound. */
export const chime = async (notes: readonly { pitch: number; at: number }[] = MESSAGE_NOTES): Promise<void> => {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  const { currentTime, destination } = context
  for (const { pitch, at } of notes) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(LOUDNESS, currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + at + LENGTH_S)
    tone.connect(volume).connect(destination)
    tone.start(currentTime + at)
    tone.stop(currentTime + at + LENGTH_S)
  }
}
