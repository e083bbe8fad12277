import { useState } from 'react'
import { addressLines } from '@xd/core/domain/customer/address.ts'
import {
  defaultSide,
  MERGE_FIELDS,
  MERGE_UNDO_DAYS,
  type MergeableCustomer,
  type MergeChoices,
  type MergeField,
  type MergeSide,
} from '@xd/core/domain/customer/merge.ts'
import { customerName, shownName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { CustomerData } from '#data/company.ts'
import { useCustomFields } from '#data/custom-fields.ts'
import { useMergeCustomers, useUnmergeCustomers } from '#data/customers.ts'
import { useSpanish } from '#data/languages.ts'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { unmergedWords } from './unmerged-words.ts'
import { toast, toastFailure, toastUndo } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { LongWord } from '#ui/text/long-word.tsx'

interface Props {
  one: CustomerData
  other: CustomerData
  onMerged: (custID: number) => void
  onClose: () => void
}

const TITLES: Readonly<Record<MergeField, string>> = {
  custName: 'Name',
  custPhone: 'Phone',
  custEmail: 'Email',
  custDL: 'Drivers Lic #',
  custAddress: 'Postal address',
  custLanguage: 'Language',
}
const LANGUAGES = { en: 'English', es: 'Spanish' } as const

const shown = (customer: CustomerData, field: MergeField): string => {
  if (field === 'custName') return customerName(customer) || 'Unknown'
  if (field === 'custPhone') return formatPhone(customer.custPhone)
  if (field === 'custLanguage') return LANGUAGES[customer.custLanguage]
  if (field === 'custAddress') return addressLines(customer).join(', ') || 'None'
  return customer[field] ?? 'None'
}

const mergeable = (customer: CustomerData): MergeableCustomer => ({
  ...customer,
  custOptedOut: customer.custOptedOut === null ? null : Date.parse(customer.custOptedOut),
})

/** Chooses which customer to keep and where each detail comes from. It asks only about differences. */
export function MergeCustomersDialog({ one, other, onMerged, onClose }: Props) {
  const [keptID, setKept] = useState(one.custID)
  const [chosen, setChosen] = useState<MergeChoices>({})
  const fields = useCustomFields('customer')
  const spanish = useSpanish()
  const merge = useMergeCustomers()
  const unmerge = useUnmergeCustomers()
  const [kept, merged] = keptID === one.custID ? [one, other] : [other, one]
  const asked = MERGE_FIELDS.filter((field) => spanish || field !== 'custLanguage')
  const differing = asked.filter((field) => shown(kept, field) !== shown(merged, field))
  const differingFields = fields.filter(({ id }) => {
    const [a, b] = [kept.custCustomFields[id] ?? null, merged.custCustomFields[id] ?? null]
    return a !== null && b !== null && a !== b
  })
  const isDirty = Object.keys(chosen).length > 0
  const { leave, guard } = useLeaving(isDirty, onClose)
  const name = (customer: CustomerData) => shownName(customer)
  const submit = () =>
    merge.mutate(
      { keptID: kept.custID, mergedID: merged.custID, choices: chosen },
      {
        onSuccess: ({ customer, mergeID }) => {
          const done = `${name(merged)} (${formatPhone(merged.custPhone)}) is merged into ${name(customer)}. You can undo it for ${MERGE_UNDO_DAYS} days.`
          // Outlives the dialog, whose own callbacks end with it.
          toastUndo(
            done,
            () =>
              void unmerge
                .mutateAsync({ mergeID })
                .then(({ restored }) => toast(unmergedWords(name(merged), restored !== null)), toastFailure),
          )
          leave()
          onMerged(customer.custID)
        },
      },
    )
  return (
    <EditorDialog
      onClose={leave}
      title="Merge customers"
      description="Conversations, payments, labels and comments from both are combined. Both phone numbers keep working."
      size="large"
      dirty={isDirty}
      onSubmit={submit}
      does="Merge customers"
      busy={merge.isPending}
    >
      {merge.isError && (
        <Banner tone="danger" role="alert" title="The customers weren’t merged.">
          {merge.error.message}
        </Banner>
      )}
      <RadioCards
        label="Which one to keep"
        value={String(keptID)}
        onChange={(id) => {
          setKept(Number(id))
          setChosen({})
        }}
        cards={[one, other].map((customer) => ({
          value: String(customer.custID),
          title: name(customer),
          text: formatPhone(customer.custPhone),
        }))}
      />
      {differing.map((field) => (
        <RadioCards<MergeSide>
          key={field}
          label={TITLES[field]}
          value={chosen[field] ?? defaultSide(field, mergeable(kept), mergeable(merged))}
          onChange={(side) => setChosen({ ...chosen, [field]: side })}
          cards={[
            { value: 'kept', title: <LongWord text={shown(kept, field)} /> },
            { value: 'merged', title: <LongWord text={shown(merged, field)} /> },
          ]}
        />
      ))}
      {differingFields.map(({ id, title }) => (
        <RadioCards<MergeSide>
          key={id}
          label={title}
          value={chosen.custCustomFields?.[id] ?? 'kept'}
          onChange={(side) => setChosen({ ...chosen, custCustomFields: { ...chosen.custCustomFields, [id]: side } })}
          cards={[
            { value: 'kept', title: String(kept.custCustomFields[id]) },
            { value: 'merged', title: String(merged.custCustomFields[id]) },
          ]}
        />
      ))}
      {(kept.custBlocked || merged.custBlocked || kept.custOptedOut !== null || merged.custOptedOut !== null) && (
        <Banner tone="info">If either one is blocked or opted out, the merged customer is too.</Banner>
      )}
      {guard}
    </EditorDialog>
  )
}
