import { MessageSquare } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import type { BubbleSettings } from '@xd/core/domain/bubble/settings.ts'
import { inkOn } from '@xd/core/domain/color/ink.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { useSignedIn } from '#data/session.ts'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import styles from './chat-bubble.module.css'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

type Shown = Pick<
  BubbleSettings,
  | 'bubbleColor'
  | 'bubblePosition'
  | 'bubbleGreetingEN'
  | 'bubbleGreetingES'
  | 'bubbleConsentEN'
  | 'bubbleConsentES'
  | 'bubbleQuotes'
>

/** A preview of the chat as visitors will see it, during setup. */
export function BubblePreview(shown: Shown) {
  const { bubbleColor, bubblePosition, bubbleQuotes } = shown
  const [language, setLanguage] = useState<Language>('en')
  const { companyName } = useSignedIn().company
  const words = panelText(language)
  const [greeting, consent] =
    language === 'es'
      ? [shown.bubbleGreetingES, shown.bubbleConsentES]
      : [shown.bubbleGreetingEN, shown.bubbleConsentEN]
  const colors = { '--bubble': bubbleColor, '--bubble-ink': inkOn(bubbleColor) } as CSSProperties
  return (
    <>
      <SegmentedControl label="Language of the preview" value={language} onChange={setLanguage} segments={LANGUAGES} />
      <div
        className={styles.site}
        data-side={bubblePosition}
        style={colors}
        lang={language}
        aria-label="Preview of the chat"
        role="group"
      >
        <div className={styles.panel}>
          <p className={styles.head}>{companyName}</p>
          {bubbleQuotes && <p className={styles.quote}>{words.getQuote}</p>}
          <p className={styles.greeting}>{greeting || words.hello}</p>
          <p className={styles.field}>{words.message}</p>
          <p className={styles.field}>{words.name}</p>
          <p className={styles.field}>{words.phone}</p>
          <p className={styles.consent}>{consent}</p>
          <p className={styles.start}>{words.start}</p>
        </div>
        <span className={styles.launcher} aria-hidden="true">
          <MessageSquare size={24} />
        </span>
      </div>
    </>
  )
}
