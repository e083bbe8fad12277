import type { DeclineCode, DeclineText } from './decline.ts'

const CLOSED = {
  en: 'Your bank declined this card and nothing was charged. Please call the store to pay another way.',
  es: 'Su banco rechazó esta tarjeta y no se cobró nada. Llame a la tienda para pagar de otra forma.',
}

export const DECLINE_TEXTS: Readonly<Record<DeclineCode, DeclineText>> = {
  generic: {
    staff: 'no reason given',
    customer: {
      en: 'Your bank declined this card. You have not been charged. Try another card or call your bank.',
      es: 'Su banco rechazó esta tarjeta. No se le cobró nada. Intente con otra tarjeta o llame a su banco.',
    },
  },
  insufficient_funds: {
    staff: 'insufficient funds',
    customer: {
      en: 'This card doesn’t have enough money available. You have not been charged. Try another card.',
      es: 'Esta tarjeta no tiene fondos suficientes. No se le cobró nada. Intente con otra tarjeta.',
    },
  },
  lost: { staff: 'card reported lost', customer: CLOSED },
  stolen: { staff: 'card reported stolen', customer: CLOSED },
  fraud: { staff: 'suspected fraud', customer: CLOSED },
  expired_card: {
    staff: 'expired card',
    customer: {
      en: 'This card has expired. You have not been charged. Try another card.',
      es: 'Esta tarjeta está vencida. No se le cobró nada. Intente con otra tarjeta.',
    },
  },
  wrong_cvc: {
    staff: 'wrong security code',
    customer: {
      en: 'The security code is wrong. You have not been charged. Check it and try again.',
      es: 'El código de seguridad no es correcto. No se le cobró nada. Revíselo e intente de nuevo.',
    },
  },
  processing_error: {
    staff: 'processing error',
    customer: {
      en: 'We couldn’t process the payment right now. You have not been charged. Please try again.',
      es: 'No se pudo procesar el pago en este momento. No se le cobró nada. Intente de nuevo.',
    },
  },
}
