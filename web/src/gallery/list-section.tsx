import { useState } from 'react'
import { LoadMore } from '#ui/list/load-more.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { type Sort, Table } from '#ui/list/table.tsx'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { GALLERY_PAYMENTS } from './sample.ts'
import styles from './gallery.module.css'

export function ListSection() {
  const [sort, setSort] = useState<Sort<string>>({ by: 'date', dir: 'desc' })
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<string | null>('b')
  return (
    <section className={`${styles.section} ${styles.wide}`}>
      <h2>Lists</h2>
      <div className={styles.inset}>
        <Table
          label="Payments"
          rows={GALLERY_PAYMENTS}
          rowKey={(row) => row.key}
          selectedKey={chosen}
          onOpen={(row) => setChosen(row.key)}
          sort={sort}
          onSort={setSort}
          columns={[
            { key: 'customer', title: 'Customer', sortable: true, cell: (row) => row.customer },
            { key: 'amount', title: 'Amount', sortable: true, numeric: true, cell: (row) => row.amount },
            { key: 'memo', title: 'Memo', cell: (row) => row.memo },
            { key: 'date', title: 'Date', sortable: true, cell: (row) => <span className="num">{row.date}</span> },
            { key: 'status', title: 'Status', cell: (row) => <PaymentTag status={row.status} /> },
          ]}
        />
        <Pager page={page} perPage={25} count={143} onPage={setPage} noun="payments" />
      </div>
      <LoadMore hasMore loading={false} auto={false} onMore={() => undefined} />
    </section>
  )
}
