let context: AudioContext | undefined

const NOTES = [
  { pitch: 880, at: 0 },
  { pitch: 1174.66, at: 0.12 },
] as const
const LENGTH_S = 0.4
const LOUDNESS = 0.12

/** Two soft tones. Silent until the browser lets this page be heard. */
export const chime = async (): Promise<void> => {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  const { currentTime, destination } = context
  for (const { pitch, at } of NOTES) {
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
