import type { PaymentMode } from '@xd/core/domain/payment/mode.ts'
import type { CardGateway } from '#providers/cards/gateway.ts'

/** Whether a gateway can take this kind of request. */
export const takes = ({ takesDebitOnly }: CardGateway, mode: PaymentMode): boolean => mode === 'any' || takesDebitOnly
