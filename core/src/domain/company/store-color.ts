// A color for each new store, different enough from its neighbors to show as a thin line.
const COLORS = ['#1b6b3a', '#2f6fb2', '#b2622f', '#7a4fb0', '#0f766e', '#a8324a', '#8a6d1b', '#4f7f96'] as const

/** The color a new store starts with, by how many stores the company has. */
export const storeColor = (stores: number): string => COLORS[stores % COLORS.length]!
