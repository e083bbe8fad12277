import type { CompanyScope } from '#db/scope.ts'

/** An import works within its own store. */
export const systemStores = ({ companyID, storeID }: { companyID: number; storeID: number }): CompanyScope => ({
  companyID,
  storeIDs: [storeID],
})
