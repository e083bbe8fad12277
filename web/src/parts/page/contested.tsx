import type { Contest } from '#state/use-edits.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'

/** Says that a colleague changed a field that the user edited, and shows their value. */
export const Contested = ({ contest }: { contest: Contest | undefined }) =>
  contest && (
    <Banner
      tone="warning"
      role="alert"
      title={contest.isTheirs ? 'This is what your colleague saved.' : 'A colleague also changed this.'}
      actions={
        <Button size="small" onClick={contest.toggle}>
          {contest.isTheirs ? 'Back to mine' : 'Show theirs'}
        </Button>
      }
    >
      {contest.isTheirs
        ? 'Your own version is kept.'
        : 'What you typed is still here. If you save it, it replaces theirs.'}
    </Banner>
  )
