import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import { useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useAuthors } from '#data/company.ts'
import type { LoanData } from '#data/loans.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { paths } from '#paths.ts'
import { AcceptLoan, LoanMenu } from './loan-acts.tsx'
import { LoanFacts } from './loan-facts.tsx'
import { ChargePartsWithEarly } from './charge-parts.tsx'
import { ChargeTable, DisclosureBox } from './loan-figures.tsx'
import { LawNote, LoanWarnings } from './loan-law.tsx'
import { LoanTag } from './loan-tag.tsx'
import { LoanVersions } from './loan-versions.tsx'
import { PrintButtons } from './print-buttons.tsx'
import calculator from './calculator.module.css'
import styles from './loans.module.css'

interface Props {
  readonly loanID: number
  readonly onClose: () => void
}

/** One saved quote over the list: its saved figures and law, its versions, and its actions. */
export function LoanDetails({ loanID, onClose }: Props) {
  const { company } = useSignedIn()
  const today = localDay(useNow(), company.companyTimezone)
  const authorOf = useAuthors()
  const [version, setVersion] = useState<number>()
  const query = useCall('loans/fetch', { loanID, ...(version !== undefined && { version }) }, { keepPrevious: true })
  const loan = query.data?.loan
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Quote ${loanID}`}
      size="wide"
      {...(loan && {
        description: <Heading loan={loan} />,
        footer: (
          <>
            <FooterStart>
              <span className={calculator.prints}>
                <LoanMenu loan={loan} onClose={onClose} />
                <PrintButtons
                  sheet={{
                    figures: loan,
                    regime: loan.law,
                    warnings: loan.warnings,
                    today,
                    customer: loan.customer ? shownName(loan.customer) : undefined,
                    number: loan.quoteID,
                    item: loan.loanItem,
                    check: loan.militaryCheck
                      ? {
                          ...loan.militaryCheck,
                          recordedBy: authorOf(loan.loanSavedByID) ?? '',
                          recordedOn: localDay(Date.parse(loan.loanSavedDate), company.companyTimezone),
                        }
                      : undefined,
                  }}
                />
              </span>
            </FooterStart>
            <Button onClick={onClose}>Close</Button>
            <AcceptLoan loan={loan} />
          </>
        ),
      })}
    >
      {query.data && <Body {...query.data} onVersion={setVersion} />}
      {!loan && query.isError && <LoadFailed what="quote" isOne error={query.error} retry={query.refetch} />}
      {!loan && !query.isError && <SkeletonRows rows={6} label="Loading the quote" />}
    </Dialog>
  )
}

const Heading = ({ loan }: { loan: LoanData }) => (
  <span className={styles.heading}>
    <b className={`${styles.amount} num`}>{dollars(loan.amount)}</b>
    <LoanTag status={loan.loanStatus} />
    {loan.customer && loan.custID !== null && (
      <LinkIfAllowed className={styles.who} to={paths.customer({ ...loan.customer, custID: loan.custID })}>
        {shownName(loan.customer)}
      </LinkIfAllowed>
    )}
  </span>
)

type BodyProps = WireOutput<'loans/fetch'> & { readonly onVersion: (version: number | undefined) => void }

function Body({ loan, versions, onVersion }: BodyProps) {
  const isOld = loan.loanVersion !== loan.loanCurrentVersion
  return (
    <div className={calculator.sides}>
      <div className={styles.beside}>
        <LoanFacts loan={loan} />
        <LoanVersions
          versions={versions}
          shown={loan.loanVersion}
          onShow={(version) => onVersion(version === loan.loanCurrentVersion ? undefined : version)}
        />
      </div>
      <div className={calculator.results}>
        {isOld && (
          <Banner
            tone="info"
            title={`This is version ${loan.loanVersion} of ${loan.loanCurrentVersion}.`}
            actions={
              <Button size="small" onClick={() => onVersion(undefined)}>
                Show the latest
              </Button>
            }
          />
        )}
        <LoanWarnings warnings={loan.warnings} forbidden={false} />
        <DisclosureBox figures={loan} />
        <div className={calculator.pair}>
          <ChargeTable figures={loan} />
          <ChargePartsWithEarly figures={loan} />
        </div>
        <LawNote {...loan.law} />
      </div>
    </div>
  )
}
