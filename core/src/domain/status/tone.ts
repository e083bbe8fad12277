/** A status is shown in a tone, always next to its word: warning asks for attention, danger says that something went wrong. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** A word has one tone wherever it is shown. Those of payment requests are the specification's (Spec 1 §4). */
export const TONES: Readonly<Record<Tone, readonly string[]>> = {
  neutral: [
    'Closed now',
    'Disabled',
    'Dismissed',
    'Draft',
    'Dry run',
    'Left out',
    'Lost',
    'Not in the last file',
    'Revoked',
    'Skipped',
    'Undone',
    'Void',
    'Waiting',
    'Withdrawn',
  ],
  info: [
    'Answered',
    'Importing',
    'In store',
    'Invited',
    'Open',
    'Posted',
    'Preparing',
    'Replied',
    'Rewritten',
    'Scheduled',
    'Sending',
    'Sent',
    'Sent/Unpaid',
    'Undoing',
  ],
  success: [
    'Accepted',
    'Active',
    'Delivered',
    'Done',
    'Finished',
    'Imported',
    'Kept',
    'Mailed',
    'Open now',
    'Paid',
    'Reached by phone',
    'Redeemed',
    'Renewed',
    'Verified',
    'Won',
  ],
  warning: [
    'Canceled',
    'Expired',
    'Forfeited',
    'Held',
    'Held for quiet hours',
    'Letter to print',
    'Needs attention',
    'New',
    'Opted out',
    'Paused',
    'Ready to send',
    'Stopped',
    'Switched off',
  ],
  danger: ['Blocked', 'Broken', 'Declined', 'Deleted', 'Exception', 'Not delivered', 'Suspended'],
}

const BY_WORD: ReadonlyMap<string, Tone> = new Map(
  (Object.keys(TONES) as Tone[]).flatMap((tone) => TONES[tone].map((word) => [word.toLowerCase(), tone] as const)),
)

export const toneOf = (word: string): Tone => BY_WORD.get(word.toLowerCase()) ?? 'neutral'
