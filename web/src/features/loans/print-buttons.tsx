import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '@xd/core/domain/text/language.ts'
import { useLanguageFor, useSpanish } from '#data/languages.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { PrintSheet, type SheetContent, type SheetKind } from './print-sheet.tsx'
import styles from './calculator.module.css'

interface Props {
  sheet: Omit<SheetContent, 'company'> | null
  /** Why there is none. */
  missing?: string | null
  /** The language of the sheet, unless another is chosen. */
  customerLanguage?: Language | undefined
}

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

/** Prints a quote or its disclosure. The browser's own Print uses the last chosen sheet. */
export function PrintButtons({ sheet, missing = null, customerLanguage = 'en' }: Props) {
  const { company } = useSignedIn()
  const spanish = useSpanish()
  const [kind, setKind] = useState<SheetKind>('quote')
  const usual = useLanguageFor(customerLanguage)
  const [chosen, setLanguage] = useState<Language>()
  const language = chosen ?? usual
  const print = (next: SheetKind) => () => {
    flushSync(() => setKind(next))
    window.print()
  }
  return (
    <span className={styles.prints}>
      <Button icon={<Printer aria-hidden="true" />} disabledReason={missing} onClick={print('quote')}>
        Print quote
      </Button>
      <Button icon={<Printer aria-hidden="true" />} disabledReason={missing} onClick={print('disclosure')}>
        Print disclosure
      </Button>
      {sheet?.check && (
        <Button icon={<Printer aria-hidden="true" />} onClick={print('check')}>
          Print check
        </Button>
      )}
      {spanish && <SegmentedControl label="Print in" value={language} onChange={setLanguage} segments={LANGUAGES} />}
      {sheet && <PrintSheet kind={kind} language={language} company={company.companyName} {...sheet} />}
    </span>
  )
}
