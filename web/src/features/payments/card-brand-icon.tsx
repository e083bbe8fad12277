import { type CardBrand, isCardBrand } from '@xd/core/domain/payment/card-brand.ts'
import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './card-brand-icon.module.css'

const word = (text: string, color: string, size: number) => (
  <text x="14" y={9 + size * 0.36} textAnchor="middle" fontSize={size} fontWeight="800" fontStyle="italic" fill={color}>
    {text}
  </text>
)

const MARKS: Readonly<Record<CardBrand, ReactNode>> = {
  visa: word('VISA', '#1a3f9c', 9),
  mastercard: (
    <>
      <circle cx="11" cy="9" r="5" fill="#d8322a" />
      <circle cx="17" cy="9" r="5" fill="#eb9d2d" fillOpacity="0.88" />
    </>
  ),
  discover: (
    <>
      {word('DISC', '#2a2824', 7)}
      <circle cx="23.5" cy="12.5" r="3" fill="#e8772e" />
    </>
  ),
  amex: (
    <>
      <rect width="28" height="18" rx="3" fill="#2a6ebb" />
      {word('AMEX', '#ffffff', 7.5)}
    </>
  ),
  diners: (
    <>
      <circle cx="14" cy="9" r="6" fill="#2b5fa4" />
      <path d="M12.4 5.4a4 4 0 000 7.200zM15.600 5.400v7.200a4 4 0 000-7.200z" fill="#fff" />
    </>
  ),
  jcb: (
    <>
      <rect x="6" y="3" width="5" height="12" rx="2" fill="#2857a4" />
      <rect x="11.500" y="3" width="5" height="12" rx="2" fill="#c3313a" />
      <rect x="17" y="3" width="5" height="12" rx="2" fill="#3a8a44" />
    </>
  ),
}

/** Decorates the words that name the card. */
export function CardBrandIcon({ brand }: { brand: string | null }) {
  if (brand === null || !isCardBrand(brand)) return <CreditCard size={18} aria-hidden="true" />
  return (
    <svg className={styles.mark} viewBox="0 0 28 18" width={28} height={18} aria-hidden="true">
      {MARKS[brand]}
    </svg>
  )
}
