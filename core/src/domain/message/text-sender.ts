// The sender of a text, as the carrier names them. A customer's phone is a number in E.164 (ITU-T E.164: a plus, then
// at most 15 digits that do not begin with 0). Twilio has other forms for other senders. `whatsapp:+1…`, `rcs:…` and
// `messenger:…` are addresses in another channel, where texts do not arrive. Five or six digits without a plus are a
// short code, and letters are a company's name. Those are programs, which would answer our answers.
const PHONE = /^\+[1-9]\d{6,14}$/

export const isFromPhone = (sender: string): boolean => PHONE.test(sender)
