import { useSandbox } from '#data/sandbox.ts'
import styles from './phone-hints.module.css'

const WORDS = [
  ['STOP', 'opts out of all texts from the company'],
  ['START', 'opts in again'],
  ['HELP', 'gets an automatic answer'],
  ['PAY', 'gets the link to pay online, at a store with self-service'],
] as const

/** Things to try, next to the phone if there is room. */
export function PhoneHints({ url }: { url: string }) {
  const { data } = useSandbox(url, 'phone/behaviors')
  return (
    <aside className={styles.hints} aria-label="What to try" tabIndex={0}>
      <h2 className={styles.title}>Words to send</h2>
      <dl className={styles.pairs}>
        {WORDS.map(([word, effect]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.title}>Numbers that misbehave</h2>
      <p className={styles.text}>
        The last four digits decide what the carrier does. All other numbers deliver within two seconds.
      </p>
      <dl className={styles.pairs}>
        {data?.behaviors.map(({ ending, meaning }) => (
          <div key={ending}>
            <dt className="num">{ending}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
