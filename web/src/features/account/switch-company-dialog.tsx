import { matchingCompanies, NO_COMPANY } from '@xd/core/domain/company/search.ts'
import { Eye, PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { startAnew } from '#data/start-anew.ts'
import { beginVisit } from '#data/visits.ts'
import { ReasonField, useReason } from '#parts/visit/reason-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { ListSearch } from '#ui/picker/list-search.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import styles from './switch-company-dialog.module.css'

type Company = WireOutput<'admin/get-login-as-companies'>['companies'][number]
type Stage = 'choosing' | 'switching' | 'welcome'

/** Spec 2 §4, in its own words. */
const STAGES = {
  switching: 'Please Wait... Your account is being switched.',
  welcome: 'Welcome Back! You are being logged back in.',
} as const
/** Visits are view-only unless started to make changes. */
const MAY = [
  { value: 'look', label: 'View only', icon: <Eye aria-hidden="true" /> },
  { value: 'change', label: 'View and change', icon: <PencilLine aria-hidden="true" /> },
] as const
const MAY_WORDS = {
  look: 'You can’t send or change anything. You can allow changes later, in the bar at the top of every page.',
  change: 'You can send, change and delete as their staff can, under your own name.',
} as const

/** Long enough to read. */
const WELCOME_MS = 900

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const lastLogin = (maxDate: string | null) =>
  maxDate === null ? 'no sign-ins yet' : `last login ${day.format(new Date(maxDate))}`

/** Spec 2 §2: Switch Company, for support staff. */
export function SwitchCompanyDialog({ find = '', onClose }: { find?: string | undefined; onClose: () => void }) {
  const { companyID } = useSignedIn().company
  const [stage, setStage] = useState<Stage>('choosing')
  const [may, setMay] = useState<keyof typeof MAY_WORDS>('look')
  const { reason, isGiven, field } = useReason()
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (company: Company) => {
    if (!isGiven()) return
    setStage('switching')
    setFailure(null)
    try {
      await beginVisit({ companyID: company.companyID, reason, readOnly: may === 'look' })
      setStage('welcome')
      setTimeout(startAnew, WELCOME_MS)
    } catch (error) {
      setStage('choosing')
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  const choosing = stage === 'choosing'
  return (
    <Dialog
      open
      onClose={() => choosing && onClose()}
      title="Switch Company"
      size="small"
      flush
      footer={choosing && <Button onClick={onClose}>Cancel</Button>}
    >
      {choosing ? (
        <>
          <div className={styles.terms}>
            <div className={styles.may}>
              <span aria-hidden="true">Access</span>
              <SegmentedControl label="Access" value={may} onChange={setMay} segments={MAY} wide />
              <p>{MAY_WORDS[may]}</p>
            </div>
            <ReasonField
              label="Reason"
              hint="The company’s owners can see it in their support visit log."
              field={field}
            />
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          </div>
          <Companies find={find} current={companyID} onChoose={(company) => void choose(company)} />
        </>
      ) : (
        <p className={styles.wait} role="status">
          <Spinner size={22} />
          {STAGES[stage]}
        </p>
      )}
    </Dialog>
  )
}

interface ListProps {
  /** Already typed. */
  find: string
  current: number
  onChoose: (company: Company) => void
}

function Companies({ find, current, onChoose }: ListProps) {
  const query = useCall('admin/get-login-as-companies', {})
  const [typed, setTyped] = useState(find)
  const shown = matchingCompanies(query.data?.companies ?? [], typed)
  const list = useActiveOption({ count: shown.length, onPick: (index) => shown[index] && onChoose(shown[index]) })
  return (
    <>
      <div className={styles.search}>
        <ListSearch label="Search companies" typed={typed} onType={setTyped} list={list} />
      </div>
      {query.isPending && (
        <p className={styles.wait}>
          <Spinner label="Loading companies" />
        </p>
      )}
      {query.isError && <LoadFailed what="companies" error={query.error} retry={query.refetch} />}
      {query.isSuccess && shown.length === 0 && (
        <p className={styles.none} role="status">
          {NO_COMPANY}
        </p>
      )}
      <div className={styles.list} role="listbox" id={list.listId} aria-label="Companies">
        {shown.map((company, index) => (
          <div
            key={company.companyID}
            className={styles.option}
            {...list.option(index)}
            aria-selected={company.companyID === current}
          >
            <span className={styles.name}>
              {company.companyName}
              {company.companyID === current && <span className={styles.here}>You are here</span>}
            </span>
            <span className={`${styles.detail} num`}>
              ID {company.companyID} · {countOf(company.storeCount, 'store')} · {lastLogin(company.maxDate)}
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
