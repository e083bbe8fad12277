import { useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { fillTokens, tokensLeft } from '@xd/core/domain/message/template.ts'
import { tokenValues } from '@xd/core/domain/message/token-values.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { type CustomerData, useStores } from '#data/company.ts'
import { useOpenRequests } from '#data/open-requests.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Combobox } from '#ui/field/combobox.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import { PreviewText } from './preview-text.tsx'
import styles from './replies.module.css'

const FOUND = 8
const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' }

interface Props {
  texts: Readonly<Record<Language, string>>
  subjects?: Readonly<Record<Language, string>>
  /** Billed in segments. */
  isText: boolean
}

/** A preview of the customer's message, for users who may see customers. */
export function Preview(props: Props) {
  const sees = holds(useSignedIn().user.userPermissions, 'customers')
  return sees ? <WithCustomer {...props} /> : null
}

function WithCustomer({ texts, subjects, isText }: Props) {
  const { user, company } = useSignedIn()
  const { companyLanguages } = company
  const stores = useStores()
  const now = useNow()
  const [typed, setTyped] = useState('')
  const filter = useSettled(typed)
  const found = useCall('customers/list', { search: { filter, perPage: FOUND } }, { keepPrevious: true })
  const customers = found.data?.customers ?? []
  const [chosen, setChosen] = useState<CustomerData>()
  const [storeID, setStoreID] = useState<number>()
  const customer = chosen ?? customers[0]
  const store = stores.find((one) => one.storeID === storeID) ?? stores[0]
  const seesPayments = holds(user.userPermissions, 'payments') && hasFeature(company.features, 'payments')
  const requests = useOpenRequests(
    customer?.custID ?? 0,
    store?.storeID ?? 0,
    seesPayments && customer !== undefined && store !== undefined,
  )
  const options = [...customers, ...(chosen ? [chosen] : [])].filter(
    ({ custID }, at, all) => all.findIndex((one) => one.custID === custID) === at,
  )
  const written = companyLanguages.filter((language) => texts[language].trim() !== '')
  return (
    <section className={styles.preview} aria-label="Preview">
      <h3 className={styles.heading}>Preview</h3>
      <FieldPair>
        <Combobox
          label="Customer"
          value={customer?.custID ?? null}
          options={options.map((one) => ({
            value: one.custID,
            text: shownName(one),
            detail: formatPhone(one.custPhone),
          }))}
          onSearch={setTyped}
          searching={found.isFetching}
          none="No customers found"
          onChange={(custID) => setChosen(options.find((one) => one.custID === custID))}
        />
        {stores.length > 1 && (
          <SelectField
            label="Store"
            value={String(store?.storeID ?? '')}
            options={stores.map((one) => ({ value: String(one.storeID), label: one.storeName }))}
            onChange={(id) => setStoreID(Number(id))}
          />
        )}
      </FieldPair>
      {written.length === 0 && <p className={styles.hint}>No message yet.</p>}
      {customer &&
        store &&
        written.map((language) => {
          const values = tokenValues({
            customer,
            store,
            myName: user.userNickname,
            requests,
            now,
            language,
            isText,
          })
          const text = fillTokens(texts[language], values)
          const subject = subjects && fillTokens(subjects[language], values)
          return (
            <PreviewText
              key={language}
              language={companyLanguages.length > 1 ? NAMES[language] : null}
              lang={language}
              subject={subject}
              text={text}
              left={tokensLeft(`${subject ?? ''} ${text}`)}
              isText={isText}
            />
          )
        })}
    </section>
  )
}
