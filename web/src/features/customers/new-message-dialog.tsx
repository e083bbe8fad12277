import { UserPlus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { defaultStore, visibleStores } from '@xd/core/domain/access/stores.ts'
import { customerMeant } from '@xd/core/domain/customer/search-form.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useStores } from '#data/company.ts'
import { setLastStore, useLastStore } from '#state/new-message-store.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useLatest } from '#ui/hook/use-latest.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EditContactDialog } from './edit-contact-dialog.tsx'
import { FoundCustomers } from './found-customers.tsx'
import { EMPTY_SEARCH, isFilled, prefillOf, type SearchDraft } from './search-draft.ts'
import { StoreField } from './store-field.tsx'
import styles from './new-message-dialog.module.css'

interface Props {
  open: boolean
  onClose: () => void
  onOpen: (custID: number, storeID: number) => void | Promise<void>
}

/** Spec 1 §2: the form resets about 500 ms after closing. */
const RESET_MS = 500
const CHOOSE_STORE = 'Choose which store the message comes from'

/** Spec 1 §2: the sending store and the recipient. It searches existing customers first, to avoid duplicates. */
export function NewMessageDialog({ open, onClose, onOpen }: Props) {
  const { user } = useSignedIn()
  const stores = visibleStores(useStores(), user)
  const [chosen, setChosen] = useState<number | null>(null)
  const [draft, setDraft] = useState<SearchDraft>(EMPTY_SEARCH)
  const [creating, setCreating] = useState(false)
  const [storeMissing, setStoreMissing] = useState(false)
  const results = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => {
      setChosen(null)
      setDraft(EMPTY_SEARCH)
      setCreating(false)
      setStoreMissing(false)
    }, RESET_MS)
    return () => clearTimeout(timer)
  }, [open])

  const last = useLastStore(user.userID)
  const remembered = stores.find((store) => store.storeID === last)?.storeID
  const storeID = chosen ?? defaultStore(stores.map((store) => store.storeID)) ?? remembered ?? null
  /** Enter was pressed for this text: its search does not wait for a pause in typing. */
  const [entered, setEntered] = useState<SearchDraft>()
  const settled = useSettled(draft, entered === draft ? 0 : undefined)
  const filled = isFilled(draft)
  const search = useCall(
    'customers/search',
    { exclusiveList: true, ...settled },
    { enabled: open && isFilled(settled), keepPrevious: true },
  )
  const customers = search.data?.customers ?? []
  const searching = filled && (search.isPending || search.isPlaceholderData || settled !== draft)

  /** Does something with the sending store. Without one, says so. */
  const withStore = (act: (id: number) => void) => {
    setStoreMissing(storeID === null)
    if (storeID !== null) act(storeID)
  }
  const go = (custID: number) =>
    withStore((id) => {
      setLastStore(id, user.userID)
      onClose()
      void onOpen(custID, id)
    })

  // Enter opens the only match, or moves to the matches. If typing continued meanwhile, Enter was for other words.
  const answered = open && entered === draft && !searching
  const arrive = useLatest(() => {
    setEntered(undefined)
    const custID = customerMeant(draft, search.isError ? [] : customers)
    if (custID !== undefined) go(custID)
    else results.current?.querySelector('button')?.focus()
  })
  useEffect(() => {
    if (answered) arrive.current()
  }, [answered, arrive])

  const intoResults = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || searching) return
    event.preventDefault()
    results.current?.querySelector('button')?.focus()
  }
  const back = useRef<HTMLInputElement>(null)
  const field = (name: keyof SearchDraft) => ({
    value: draft[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
  })

  return (
    <>
      <Dialog
        open={open && !creating}
        onClose={onClose}
        title="New Message"
        onSubmit={() => setEntered(filled ? draft : undefined)}
        footer={<Button onClick={onClose}>Cancel</Button>}
      >
        <div className={styles.form}>
          <StoreField
            label="Send from"
            required={stores.length > 1}
            stores={stores}
            user={user}
            value={storeID}
            onChange={(id) => {
              setChosen(id)
              setStoreMissing(false)
            }}
            error={storeMissing ? CHOOSE_STORE : null}
          />
          <div className={styles.pair} onKeyDown={intoResults}>
            <TextField label="First Name" ref={back} autoFocus {...field('firstName')} />
            <TextField label="Last Name" {...field('lastName')} />
            <TextField label="Phone" type="tel" inputMode="tel" numeric {...field('phoneNumber')} />
            <TextField label="Email" type="email" inputMode="email" {...field('emailAddress')} />
          </div>
          <div className={styles.results} ref={results} aria-busy={searching}>
            {!filled && (
              <p className={styles.hint}>
                Type a name, phone or email to find the customer first, so nobody is added twice.
              </p>
            )}
            {filled && search.isError && (
              <Banner
                tone="danger"
                role="alert"
                actions={
                  <Button size="small" onClick={() => void search.refetch()}>
                    Try again
                  </Button>
                }
              >
                {search.error.message}
              </Banner>
            )}
            {filled && !search.isError && customers.length > 0 && (
              <>
                <p className={styles.count} role="status">
                  {countOf(customers.length, 'customer')}
                </p>
                <FoundCustomers
                  customers={customers}
                  onPick={({ custID }) => go(custID)}
                  onLeave={() => back.current?.focus()}
                />
              </>
            )}
            {filled && !search.isError && customers.length === 0 && searching && (
              <SkeletonRows rows={2} label="Searching" />
            )}
            {filled && !search.isError && customers.length === 0 && !searching && (
              <div className={styles.none}>
                <p role="status">No Matches. Create New?</p>
                <Button
                  variant="primary"
                  icon={<UserPlus aria-hidden="true" />}
                  onClick={() => withStore(() => setCreating(true))}
                >
                  Create New Entry
                </Button>
              </div>
            )}
          </div>
        </div>
      </Dialog>
      <EditContactDialog
        open={open && creating}
        prefill={prefillOf(draft)}
        onSaved={go}
        onClose={() => setCreating(false)}
      />
    </>
  )
}
