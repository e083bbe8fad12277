import { Copy } from 'lucide-react'
import { cardBrandName } from '@xd/core/domain/payment/card-brand.ts'
import { type TestCard, useSandbox } from '#data/sandbox.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { copyShown } from '#ui/overlay/copy.ts'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import sections from './sections.module.css'
import styles from './card-network.module.css'

const OUTCOMES: Readonly<Record<string, string>> = {
  approved: 'Approved',
  approved_late: 'Approved after 20 seconds',
  approved_unanswered: 'Charged, but the answer never arrives',
  approved_as_credit: 'Turns out to be a credit card when charged',
  generic: 'Declined, no reason given',
  insufficient_funds: 'Declined: insufficient funds',
  lost: 'Declined for good: lost card',
  stolen: 'Declined for good: stolen card',
  expired_card: 'Declined: expired card',
  wrong_cvc: 'Declined: wrong security code',
  processing_error: 'Processing error',
}

const FUNDINGS: Readonly<Record<string, string>> = { credit: 'Credit', debit: 'Debit', prepaid: 'Prepaid' }

/** "4242 4242 4242 4242"; "3782 822463 10005" and other lengths as their brand prints them. */
const asPrinted = (number: string): string =>
  number.length === 16 ? number.replace(/(.{4})(?=.)/g, '$1 ') : number.replace(/^(.{4})(.{6})/, '$1 $2 ')

const columns: ReadonlyArray<Column<TestCard, string>> = [
  {
    key: 'number',
    title: 'Number',
    cell: ({ number }) => (
      <span className={`${styles.number} num`}>
        {asPrinted(number)}
        <IconButton
          size="small"
          label={`Copy ${number}`}
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyShown(number, 'Card number')}
        />
      </span>
    ),
  },
  { key: 'brand', title: 'Brand', cell: ({ brand }) => cardBrandName(brand) },
  { key: 'funding', title: 'Funding', cell: ({ funding }) => FUNDINGS[funding] ?? funding },
  { key: 'outcome', title: 'What happens', cell: ({ outcome }) => OUTCOMES[outcome] ?? outcome },
]

export function TestCards({ url }: { url: string }) {
  const { data } = useSandbox(url, 'cards/test-cards')
  return (
    <section className={sections.section} aria-labelledby="test-cards-title">
      <h2 id="test-cards-title">Test cards</h2>
      <p className={sections.text}>Any expiry in the future and any security code. Every other number is declined.</p>
      {data ? (
        <Table label="Test cards" columns={columns} rows={data.cards} rowKey={({ number }) => number} />
      ) : (
        <SkeletonRows label="Loading test cards" />
      )}
    </section>
  )
}
