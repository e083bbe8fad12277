import type { CustomerData } from '#data/company.ts'
import { useAddEmail } from '#data/customers.ts'
import { InlineField } from '#ui/field/inline-field.tsx'

export const AddEmail = ({ customer }: { customer: CustomerData }) => (
  <InlineField label="Email" add="Add email" type="email" maxLength={320} {...useAddEmail(customer)} />
)
