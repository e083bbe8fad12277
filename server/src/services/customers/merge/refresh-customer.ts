import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { carryOver } from '@xd/core/domain/fields/edit.ts'
import type { FieldValue } from '@xd/core/domain/fields/value.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import { lockCustomer, updateCustomer } from '#queries/customers.ts'

/** Values under the current fields: any of their fields may have been deleted, or have changed its type. */
const carried = (stored: string, fields: readonly FieldDefinition[]): string => {
  const values = JSON.parse(stored) as Record<string, FieldValue>
  const held = Object.keys(values).map((id) => ({ id, type: 'text', title: '' }) as const)
  return JSON.stringify(carryOver(values, held, fields))
}

/** Brings a customer up to date with changes since the merge: their search text, and the company's custom fields. */
export const refreshCustomer = query(
  async (db: TxDb, scope: CompanyScope, custID: number, fields: readonly FieldDefinition[]): Promise<void> => {
    const row = await lockCustomer(db, scope, custID)
    if (row === undefined) return
    const otherPhones = (await otherPhonesOf(db, scope, [custID])).get(custID) ?? []
    const custCustomFields = carried(row.custCustomFields, fields)
    await updateCustomer(db, scope, custID, { custCustomFields, ...foldCustomer({ ...row, otherPhones }) })
  },
)
