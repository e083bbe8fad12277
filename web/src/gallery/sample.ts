const store = (
  storeID: number,
  storeName: string,
  storeColor: string,
  storeSMSNumber: string,
  storeAddressStr: string,
) => ({
  storeID,
  storeName,
  storeColor,
  storeSMSNumber,
  storeAddressStr,
  storeEnabled: true,
  storeDeleted: false,
})

export const GALLERY_STORES = [
  store(1, 'Main St', '#b2622f', '+12135550100', '410 Main St, Los Angeles'),
  store(2, 'Harbor', '#2f6fb2', '+13105550110', '22 Harbor Blvd, San Pedro'),
  store(3, 'Desert Ridge', '#5b8f3a', '+15205550120', '9 Ridge Rd, Tucson'),
]

export const GALLERY_PAYMENTS = [
  {
    key: 'a',
    customer: 'Whitfield, Jerome',
    amount: '$125.50',
    memo: 'Monthly interest',
    date: 'Today, 9:21 AM',
    status: 'approved',
  },
  {
    key: 'b',
    customer: 'Baptiste, Alphonse',
    amount: '$212.40',
    memo: 'Layaway',
    date: 'Today, 8:40 AM',
    status: 'sent',
  },
  {
    key: 'c',
    customer: 'Ortega, Marisol',
    amount: '$88.00',
    memo: 'Interest 10187',
    date: 'Yesterday',
    status: 'canceled',
  },
  {
    key: 'd',
    customer: 'Nguyen, Thanh',
    amount: '$1,040.00',
    memo: 'Redeem 10201',
    date: 'Nov 18',
    status: 'declined',
  },
  { key: 'e', customer: 'Greene, Rosalind', amount: '$45.00', memo: 'Interest', date: 'Nov 17', status: 'expired' },
] as const
