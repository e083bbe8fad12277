import { useEffect } from 'react'
import type { Written } from '#data/drafts.ts'
import { onRewrite } from '#data/take-back.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

/** An unsent message has come back into this conversation's box. */
export const useRewrite = (convoID: number, take: (written: Written) => void): void => {
  const latest = useLatest(take)
  useEffect(() => onRewrite((of, written) => of === convoID && latest.current(written)), [convoID, latest])
}
