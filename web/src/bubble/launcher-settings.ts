/** Settings the server fills into the script for shops' pages. */
export interface LauncherSettings {
  /** The panel's page, without a language. */
  readonly page: string
  readonly domains: readonly string[]
  readonly color: string
  readonly ink: string
  readonly position: 'left' | 'right'
  /** No store takes messages now. */
  readonly hidden: boolean
  readonly words: Readonly<
    Record<'en' | 'es', { readonly open: string; readonly close: string; readonly title: string }>
  >
}
