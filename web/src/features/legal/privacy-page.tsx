import { TextPage } from './text-page.tsx'

const SECTIONS = [
  {
    title: 'Data that is stored',
    paragraphs: [
      'About customers: name, phone, email and driver’s license number where given, messages and pictures exchanged with the store, payment requests and their outcome, labels, comments and any fields the company added.',
      'About staff: user name, permissions, sign-ins and what was done, with time and network address.',
      'About a payment link: when it was opened, from which address and kind of device, so that the store can see whether it arrived.',
    ],
  },
  {
    title: 'Data that is never stored',
    paragraphs: [
      'Card numbers and security codes. They go from the customer’s browser straight to the card processor; the store sees the brand and the last four digits.',
    ],
  },
  {
    title: 'Who can see it',
    paragraphs: [
      'Staff of the company you are a customer of, limited to the stores each may see. Phone carriers, mail servers and the card processor receive what they need to deliver a message or carry out a payment. Your data is never sold.',
    ],
  },
  {
    title: 'On this device',
    paragraphs: [
      'One cookie keeps you signed in; another remembers which version’s news you have dismissed. The chosen theme, density, weight unit and notifications are remembered, and the program’s own files are kept so that it opens without a network. Data from the server stays in memory and is cleared when you sign out.',
    ],
  },
  {
    title: 'Your choices',
    paragraphs: [
      'Reply STOP to any text to stop all texts from that company. Ask the store to see, correct or erase what it keeps about you; records of payments are kept as long as the law requires.',
    ],
  },
] as const

export const PrivacyPage = () => <TextPage title="Privacy" updated="Version 2.0.14" sections={SECTIONS} />
