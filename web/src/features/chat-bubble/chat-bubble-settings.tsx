import { Copy } from 'lucide-react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useCall } from '#data/use-call.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { Button } from '#ui/action/button.tsx'
import { copyShown } from '#ui/overlay/copy.ts'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { BubbleForm } from './bubble-form.tsx'
import styles from './chat-bubble.module.css'

type Answer = WireOutput<'settings/chat-bubble/fetch'>

/** The chat on the company's own web site: its look, the sites it may appear on, and the line of HTML that adds it. */
export function ChatBubbleSettings() {
  const { data, error, isPending, refetch } = useCall('settings/chat-bubble/fetch', {})
  return (
    <SectionPage title="Chat Bubble">
      {error && <LoadFailed what="chat bubble" error={error} retry={refetch} />}
      {isPending && <SkeletonRows rows={4} label="Loading the chat bubble" />}
      {data && (
        <>
          <BubbleForm settings={data.companyBubbleSettings} />
          <Snippet {...data} />
        </>
      )}
    </SectionPage>
  )
}

function Snippet({ snippet, companyBubbleSettings: { bubbleEnabled } }: Answer) {
  return (
    <section className={styles.card} aria-label="For your website">
      <h3 className={styles.title}>For your website</h3>
      <p className={styles.text}>
        {bubbleEnabled
          ? 'Paste this code into your website’s pages, just before </body>. Your web designer will know where.'
          : 'The chat is off. It won’t show on your website until you turn it on.'}
      </p>
      <code className={styles.snippet}>{snippet}</code>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyShown(snippet, 'Code')}>
        Copy code
      </Button>
    </section>
  )
}
