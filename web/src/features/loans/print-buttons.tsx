import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { PrintSheet, type SheetContent, type SheetKind } from './print-sheet.tsx'
import styles from './calculator.module.css'

/** Prints a quote or its disclosure; the browser's own Print uses the sheet chosen last. */
interface Props {
  sheet: Omit<SheetContent, 'company'> | null
  /** Why there is none. */
  missing?: string | null
}

export function PrintButtons({ sheet, missing = null }: Props) {
  const { company } = useSignedIn()
  const [kind, setKind] = useState<SheetKind>('quote')
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
      {sheet && <PrintSheet kind={kind} company={company.companyName} {...sheet} />}
    </span>
  )
}
