// The chat bubble on shops’ web sites.

/** What a company has set for it. */
export interface BubbleSettingsTable {
  companyID: number
  /** JSON: the whole of `BubbleSettings`. */
  settings: string
  /** Counts the saves. */
  version: number
}

export interface BubbleTables {
  bubble_settings: BubbleSettingsTable
}
