import type { Handed } from './handed.ts'

const account = {
  gateway: 'bluedog',
  environment: 'test',
  readable: true,
  settings: { publicKey: 'pub_1' },
  secrets: { apiKey: { lastFour: '4242' } },
  webhookURL: '',
  accountVersion: 7,
}
const settings = { company: account, fallback: 'none', gateways: ['bluedog'] }
const CARD = {
  at: 'features/settings/gateway-card.tsx',
  draws: 'GatewayCard',
  does: [['Send a $1 test']],
  call: 'settings/payments/test',
  answer: { test: { state: 'pending', undone: null, gatewayID: null, message: null } },
} as const satisfies Partial<Handed>
const DIALOG = {
  at: 'features/settings/gateway-dialog.tsx',
  draws: 'GatewayDialog',
  call: 'settings/payments/save',
  answer: { approval: null },
  hears: { onClose: [] },
  said: ['Old Town: BlueDog is set up'],
} as const satisfies Partial<Handed>
const given = { title: 'Old Town', gateways: ['bluedog'] }
const typed = (environment: string, fields: object, secrets: object) => ({
  account: {
    gateway: 'bluedog',
    environment,
    settings: {
      publicKey: '',
      processorID: '',
      signatureHeader: 'Signature',
      tokenizerPath: '/js/tokenizer/v1/tokenizer.js',
      ...fields,
    },
    secrets: { apiKey: '', webhookSecret: '', ...secrets },
  },
})

export const GATEWAY_HANDED: readonly Handed[] = [
  { ...CARD, name: 'the company’s gateway is tested', props: { title: 'Company', settings, account }, asks: {} },
  {
    ...CARD,
    name: 'a store’s gateway is tested',
    props: { title: 'Old Town', settings, account, storeID: 2 },
    asks: { storeID: 2 },
  },
  {
    ...DIALOG,
    name: 'a store gets its own gateway',
    props: { ...given, place: { storeID: 2 }, account: null },
    does: [['Public API key', 'pub_9'], ['Private API key', 'api_9'], ['Save gateway']],
    asks: { storeID: 2, ...typed('test', { publicKey: 'pub_9' }, { apiKey: 'api_9' }), expectedVersion: 0 },
  },
  {
    ...DIALOG,
    name: 'the company’s gateway goes live',
    props: { ...given, place: {}, account },
    does: [['Mode', 'live'], ['Private API key', 'api_9'], ['Save gateway']],
    asks: { ...typed('live', { publicKey: 'pub_1' }, { apiKey: 'api_9' }), expectedVersion: 7 },
  },
]
