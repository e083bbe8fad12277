import { countOf } from '@xd/core/domain/text/figure.ts'
import type { ListedCompanyData } from '#data/admin.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { signInWords } from './company-words.ts'
import { CompanyState } from './company-state.tsx'
import styles from './admin.module.css'

type Key = 'name' | 'key' | 'stores' | 'plan' | 'login' | 'state'

interface Props {
  readonly companies: readonly ListedCompanyData[]
  readonly onOpen: (companyID: number) => void
}

const storesWords = (storeCount: number): string => (storeCount === 0 ? 'No stores yet' : countOf(storeCount, 'store'))

export function CompaniesTable({ companies, onOpen }: Props) {
  const columns: Column<ListedCompanyData, Key>[] = [
    {
      key: 'name',
      title: 'Company',
      phone: 'lead',
      cell: ({ companyName }) => <b className={`${styles.company} cut`}>{companyName}</b>,
    },
    { key: 'key', spare: 2, title: 'Key', cell: ({ companyKey }) => companyKey },
    { key: 'stores', title: 'Stores', phone: 'end', cell: ({ storeCount }) => storesWords(storeCount) },
    { key: 'plan', spare: 1, title: 'Per month', numeric: true, cell: ({ monthly }) => dollars(monthly) },
    {
      key: 'login',
      title: 'Last sign-in',
      phone: 'under',
      cell: ({ maxDate }) => <span className="num">{signInWords(maxDate)}</span>,
    },
    {
      key: 'state',
      title: 'Status',
      phone: 'tail',
      cell: ({ companyStatus }) => <CompanyState status={companyStatus} />,
    },
  ]
  return (
    <Table
      label="Companies"
      columns={columns}
      rows={companies}
      rowKey={({ companyID }) => companyID}
      rowName={({ companyName }) => companyName}
      onOpen={({ companyID }) => onOpen(companyID)}
    />
  )
}
