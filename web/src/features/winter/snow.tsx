import { useEffect, useRef } from 'react'
import { createFlakes, fall, type Flake, SNOW_PARTICLES } from './snowfall.ts'
import styles from './snow.module.css'

/** After a pause (another tab was in front) the flakes continue from where they were. */
const LONGEST_STEP_S = 0.1

const paint = (canvas: HTMLCanvasElement, flakes: readonly Flake[], color: string) => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const scale = window.devicePixelRatio
  context.clearRect(0, 0, width, height)
  context.fillStyle = color
  for (const { x, y, size } of flakes) {
    context.beginPath()
    context.arc(x * width, y * height, size * scale, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Spec 2 §9: snow of 100 particles. It covers the page, lets clicks through, and is hidden from screen readers. */
export function Snow() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sky = canvas.current
    if (!sky) return
    const measure = () => {
      sky.width = sky.clientWidth * window.devicePixelRatio
      sky.height = sky.clientHeight * window.devicePixelRatio
    }
    measure()
    let flakes = createFlakes(SNOW_PARTICLES, Math.random)
    let before: number | undefined
    let frame = requestAnimationFrame(function step(at) {
      const seconds = Math.min(LONGEST_STEP_S, (at - (before ?? at)) / 1000)
      before = at
      flakes = flakes.map((flake) => fall(flake, seconds))
      paint(sky, flakes, getComputedStyle(sky).color)
      frame = requestAnimationFrame(step)
    })
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', measure)
    }
  }, [])
  return <canvas ref={canvas} className={styles.sky} aria-hidden="true" data-particles={SNOW_PARTICLES} />
}
