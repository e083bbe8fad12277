import { Copy, FileDown, Printer } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import { copyShown } from '#ui/overlay/copy.ts'
import styles from './own-factor.module.css'

const FILE = 'xd-recovery-codes.txt'

/** As a file made in the browser, so that the codes don't travel over the network again. */
const save = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE })
  link.click()
  URL.revokeObjectURL(url)
}

/** The only time they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `XD Back Office recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        Keep these ten codes where you’d keep a spare key. Each one signs you in once if you lose your phone or passkey.
        They won’t be shown again.
      </p>
      <ul className={`${styles.codes} num`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyShown(codes.join('\n'), 'Codes')}>
          Copy codes
        </Button>
        <Button icon={<FileDown aria-hidden="true" />} onClick={() => save(text)}>
          Download codes
        </Button>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print codes
        </Button>
      </div>
      <div className={`${styles.acts} ${styles.end}`}>
        <Button variant="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  )
}
