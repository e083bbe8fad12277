import { describe, expect, test } from 'vitest'
import { customerMeant } from '#domain/customer/search-form.ts'

describe('the search for a customer', () => {
  const ana = { custID: 7, custPhone: '+12135550147', custOtherPhones: ['+12135550190'] }
  const bo = { custID: 8, custPhone: '+12135550148', custOtherPhones: [] }
  test.each([
    ['the only one of a name', { lastName: 'whit' }, [ana], 7],
    ['nobody among several', { lastName: 'whit' }, [ana, bo], undefined],
    ['nobody if there is none', { lastName: 'whit' }, [], undefined],
    ['the one with the whole phone', { phoneNumber: '(213) 555-0147' }, [ana], 7],
    ['the same with the country', { phoneNumber: '+1 213 555 0147' }, [ana], 7],
    ['the one who had the phone before', { phoneNumber: '213 555 0190' }, [ana], 7],
    ['nobody for half a phone', { phoneNumber: '213 555' }, [ana], undefined],
    ['nobody for another phone', { phoneNumber: '213 555 0199' }, [ana], undefined],
  ])('means %s', (_, typed, found, custID) => {
    expect(customerMeant(typed, found)).toBe(custID)
  })
})
