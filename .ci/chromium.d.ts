import type { Browser } from 'playwright'

/** The path of a Chromium on this machine, if there is one. */
export function findChromium(): string | undefined

/** Starts it, without a window. */
export function launchChromium(): Promise<Browser>
