/** Spec 2 §9. */
export const SNOW_PARTICLES = 100

/** A flake's place and motion, relative to the window's width and height, per second. */
export interface Flake {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly speed: number
  readonly sway: number
}

const between = (random: () => number, low: number, high: number) => low + random() * (high - low)

export const createFlakes = (count: number, random: () => number): Flake[] =>
  Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    size: between(random, 1, 2.6),
    speed: between(random, 0.03, 0.08),
    sway: between(random, -0.012, 0.012),
  }))

const wrap = (share: number) => share - Math.floor(share)

/** A flake's position after some seconds. One that leaves at the bottom returns at the top. */
export const fall = (flake: Flake, seconds: number): Flake => ({
  ...flake,
  x: wrap(flake.x + flake.sway * seconds),
  y: wrap(flake.y + flake.speed * seconds),
})
