import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const usd = (gold: number, silver: number, platinum: number, palladium: number) => ({
  gold_bid: gold,
  gold_ask: gold + 2,
  silver_bid: silver,
  silver_ask: silver + 1,
  platinum_bid: platinum,
  platinum_ask: platinum + 3,
  palladium_bid: palladium,
  palladium_ask: palladium + 4,
})
const latest = {
  timestamp: Date.parse('2026-11-24T05:29:40Z') / 1000,
  usd: usd(2420.5, 28.25, 980, 1010),
  CAD: 1.3651,
  MXN: 17.0123,
  USDBTC: 64_000.129,
  USDETH: 3100.5,
}
const previous = { ...latest, timestamp: Date.parse('2026-11-23T22:00:00Z') / 1000, usd: usd(2400, 28.5, 980, 1000) }
const prices = { available: true, latest, previous, stale: false, marketOpen: true }
const DIALOG = {
  at: 'features/metals/metals-dialog.tsx',
  draws: 'MetalsDialog',
  props: { onClose: () => undefined },
  session: { company: { features: [] } },
} as const
const TICKER = { at: 'features/metals/ticker.tsx', draws: 'Ticker' } as const
const GRID = {
  at: 'features/metals/melt-grid.tsx',
  draws: 'MeltGrid',
  props: { unit: 'dwt', onClose: () => undefined },
} as const
const given = (data: object) => ({ 'precious-metals/latest': data })
const MELT = {
  'gold/melt': {
    price: { bid: 2420.505 },
    stale: false,
    rows: [
      { karat: 10, melt: 1234.5, offer: 802.43 },
      { karat: 24, melt: 2962.8, offer: 1925.8 },
    ],
  },
}

export const METAL_SAYS: readonly Says[] = [
  {
    ...DIALOG,
    name: 'the metals’ prices',
    answers: given(prices),
    says: [
      'Precious Metal Spot Pricing',
      '☑ Grams ☑ ☐ Ounces ☐ ☐ Troy Ounces ☐ ☐ Pennyweight ☐',
      'Dollars per gram',
      'Metal Bid Ask Since close',
      'Gold AU 77.820769 77.88507 ▲ up 0.85%',
      'Platinum PT 31.507686 31.604138 – unchanged',
      'Silver AG 0.9082572 0.9404079 ▼ down 0.88%',
      'Palladium PD 32.472207 32.600809 ▲ up 1.00%',
      '1 US dollar 1.3651 Canadian dollars',
      '1 US dollar 17.0123 Mexican pesos',
      '1 Bitcoin 64000.129 US dollars',
      '1 Ether 3100.50 US dollars',
      'As of Nov 23, 9:29 PM; change since the close of Nov 23, 2:00 PM.',
      'Refreshes in 60 s',
      'Refresh now Close',
    ],
  },
  {
    ...DIALOG,
    name: 'the metals’ prices by the troy ounce, old, after the market closed, with gold',
    answers: given({ ...prices, stale: true, marketOpen: false }),
    session: { company: { features: ['gold'] } },
    does: [['Weight unit', 'ozt']],
    says: [
      'Precious Metal Spot Pricing',
      '☐ Grams ☐ ☐ Ounces ☐ ☑ Troy Ounces ☑ ☐ Pennyweight ☐',
      'These prices may be old. They’re from Nov 23, 9:29 PM.',
      'Dollars per troy ounce',
      'Metal Bid Ask Since close',
      'Gold AU 2420.50 2422.50 ▲ up 0.85%',
      'Platinum PT 980.00 983.00 – unchanged',
      'Silver AG 28.25 29.25 ▼ down 0.88%',
      'Palladium PD 1010.00 1014.00 ▲ up 1.00%',
      '1 US dollar 1.3651 Canadian dollars',
      '1 US dollar 17.0123 Mexican pesos',
      '1 Bitcoin 64000.129 US dollars',
      '1 Ether 3100.50 US dollars',
      'Gold melt value',
      'Weight, troy ounces',
      '[]',
      'Payout, percent',
      '[65]',
      'The market is closed. As of Nov 23, 9:29 PM; change since the close of Nov 23, 2:00 PM.',
      'Refreshes in 60 s',
      'Refresh now Close',
    ],
  },
  {
    ...DIALOG,
    name: 'no metals’ prices yet',
    answers: given({ available: true, latest, previous: null }),
    says: [
      'Precious Metal Spot Pricing',
      '☑ Grams ☑ ☐ Ounces ☐ ☐ Troy Ounces ☐ ☐ Pennyweight ☐',
      'Loading prices',
      'Refreshes in 60 s',
      'Refresh now Close',
    ],
  },
  {
    ...DIALOG,
    name: 'no feed of metals’ prices',
    answers: given({ available: false }),
    says: [
      'Precious Metal Spot Pricing',
      '☑ Grams ☑ ☐ Ounces ☐ ☐ Troy Ounces ☐ ☐ Pennyweight ☐',
      'No price feed is set up on this server, so there are no prices.',
      'Refreshes in 60 s',
      'Refresh now Close',
    ],
  },
  {
    ...DIALOG,
    name: 'metals’ prices, not loaded',
    answers: { 'precious-metals/latest': refusal(409, 'gone') },
    says: [
      'Precious Metal Spot Pricing',
      '☑ Grams ☑ ☐ Ounces ☐ ☐ Troy Ounces ☐ ☐ Pennyweight ☐',
      'Loading prices',
      'Refreshes in 60 s',
      'Refresh now Close',
    ],
  },
  {
    ...TICKER,
    name: 'the ticker',
    answers: given(prices),
    says: [
      'Precious Metal Spot Pricing, dollars, Grams: AU 77.8207 ▲ up 0.85% PT 31.5076 – unchanged 0.00% AG 0.90825 ▼ down 0.88% PD 32.4722 ▲ up 1.00%',
    ],
  },
  {
    ...TICKER,
    name: 'the ticker with old prices',
    answers: given({ ...prices, stale: true }),
    says: [
      'Precious Metal Spot Pricing, dollars, Grams: AU 77.8207 ▲ up 0.85% PT 31.5076 – unchanged 0.00% AG 0.90825 ▼ down 0.88% PD 32.4722 ▲ up 1.00% Old prices',
    ],
  },
  {
    ...TICKER,
    name: 'the ticker before its prices',
    answers: given({ available: true, latest, previous: null }),
    says: ['Precious Metal Spot Pricing, dollars, Grams: AU … PT … AG … PD …'],
  },
  { ...TICKER, name: 'the ticker without a feed', answers: given({ available: false, latest, previous }), says: [] },
  {
    ...GRID,
    name: 'the melt values before a weight',
    says: ['Gold melt value', 'Weight, pennyweight', '[]', 'Payout, percent', '[65]'],
  },
  {
    ...GRID,
    name: 'the melt values of a wrong weight and payout',
    does: [
      ['Weight, pennyweight', '7,3'],
      ['Payout, percent', '301'],
    ],
    says: ['Gold melt value', 'Weight, pennyweight', '[7,3]', 'Enter a number like 7.3', 'Payout, percent', '[301]'],
  },
  {
    ...GRID,
    name: 'the melt values of nothing',
    answers: MELT,
    does: [['Weight, pennyweight', '0']],
    says: ['Gold melt value', 'Weight, pennyweight', '[0]', 'Payout, percent', '[65]'],
  },
  {
    ...GRID,
    name: 'the melt values of a piece',
    awaits: 'gold/melt',
    answers: MELT,
    does: [['Weight, pennyweight', '.5']],
    says: [
      'Gold melt value',
      'Weight, pennyweight',
      '[.5]',
      'Payout, percent',
      '[65]',
      'At the bid of $2,420.51 per troy ounce',
      'Karat Melt Pays Quote',
      '10k $1,234.50 $802.43 Quote a loan of $802.43 for 10k Quote',
      '24k $2,962.80 $1,925.80 Quote a loan of $1,925.80 for 24k Quote',
    ],
  },
  {
    ...GRID,
    name: 'the melt values of a piece at an old price',
    awaits: 'gold/melt',
    answers: { 'gold/melt': { ...MELT['gold/melt'], stale: true } },
    does: [
      ['Weight, pennyweight', '7.3'],
      ['Payout, percent', '100'],
    ],
    says: [
      'Gold melt value',
      'Weight, pennyweight',
      '[7.3]',
      'Payout, percent',
      '[100]',
      'At the bid of $2,420.51 per troy ounce, which may be old',
      'Karat Melt Pays Quote',
      '10k $1,234.50 $802.43 Quote a loan of $802.43 for 10k Quote',
      '24k $2,962.80 $1,925.80 Quote a loan of $1,925.80 for 24k Quote',
    ],
  },
]
