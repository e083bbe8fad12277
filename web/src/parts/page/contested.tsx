import type { Contest } from '#state/use-edits.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'

/** Says that a colleague has changed what the user has edited, and shows what they set. */
export const Contested = ({ contest }: { contest: Contest | undefined }) =>
  contest && (
    <Banner
      tone="warning"
      role="alert"
      title={contest.isTheirs ? 'This is what your colleague saved.' : 'A colleague has changed this, too.'}
      actions={
        <Button size="small" onClick={contest.toggle}>
          {contest.isTheirs ? 'Back to mine' : 'Show theirs'}
        </Button>
      }
    >
      {contest.isTheirs
        ? 'What you typed is kept beside it.'
        : 'What you typed is still here, and saving puts it in place of theirs.'}
    </Banner>
  )
