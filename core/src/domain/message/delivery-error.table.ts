// The carrier's and the texting service's error codes in words for staff, and whether sending again can help.
export interface DeliveryErrorRow {
  readonly code: number
  readonly text: string
  readonly retry: boolean
}

const row = (code: number, text: string, retry = false): DeliveryErrorRow => ({ code, text, retry })
const AGAIN = true

export const DELIVERY_ERRORS: readonly DeliveryErrorRow[] = [
  row(11200, 'The picture was not delivered because the carrier couldn’t fetch it. Send it again.', AGAIN),
  row(11751, 'The picture is over 5 MB and was not delivered. Send a smaller one.', AGAIN),
  row(12300, 'This type of picture can’t be sent and was not delivered. Send a JPEG or PNG.'),
  row(20003, 'The texting account rejected our sign-in. Contact support.', AGAIN),
  row(20429, 'Texting is busy. We will try again shortly.', AGAIN),
  row(21211, 'This phone number is not valid.'),
  row(21212, 'The store’s texting number is not valid.'),
  row(21408, 'Texting to this country is turned off.'),
  row(21601, 'The store’s number is not a texting number of this account.'),
  row(21602, 'The message is empty.'),
  row(21603, 'No store number was given.'),
  row(21604, 'No phone number was given.'),
  row(21606, 'The store’s number cannot send texts.'),
  row(21608, 'The texting account is on trial and may only text verified numbers.'),
  row(21610, 'This customer opted out of texts. They must text START before you can write again.'),
  row(21611, 'Too many texts are waiting on this store number.', AGAIN),
  row(21612, 'This number cannot be reached from the store’s number.'),
  row(21614, 'This is not a mobile number.'),
  row(21617, 'The message is too long (1,600 characters at most).'),
  row(21620, 'The picture couldn’t be read and was not delivered. Add it again or write without it.'),
  row(21621, 'The picture was not delivered because the store’s number can’t send pictures. Write without it.'),
  row(21623, 'None of the pictures were delivered because there are too many for one text. Send fewer.'),
  row(21635, 'This is a landline.'),
  row(30001, 'The text waited too long and was not sent.', AGAIN),
  row(30002, 'The texting account is suspended.'),
  row(30003, 'The phone is off or out of service.', AGAIN),
  row(30004, 'The customer’s phone or carrier blocks our texts.'),
  row(30005, 'The number is unknown or no longer in service.'),
  row(30006, 'This is a landline or its carrier cannot get texts.'),
  row(30007, 'The carrier filtered this text as spam. Reword it.'),
  row(30008, 'The carrier did not deliver it and gave no reason.', AGAIN),
  row(30011, 'The picture was not delivered because the customer’s phone can’t get pictures. Write without it.'),
  row(
    30019,
    'The picture or text is too large for the carrier and was not delivered. Send a smaller picture or none.',
    AGAIN,
  ),
  row(30022, 'Sending too fast for this campaign.', AGAIN),
  row(30023, 'Today’s carrier limit is used up. Sending resumes tomorrow.', AGAIN),
  row(30032, 'The store’s toll-free number is not verified yet.'),
  row(30034, 'The store’s number is not registered with carriers yet.'),
  row(30036, 'The text waited too long at the texting service and was not sent.'),
  row(30895, 'The store’s texting campaign isn’t registered for lending. Contact support.'),
  row(30943, 'Carriers don’t accept texts that collect debts for others.'),
  row(63034, 'The picture is over 5 MB and was not delivered. Send a smaller one.', AGAIN),
]
