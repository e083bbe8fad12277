import { TextPage } from './text-page.tsx'

const SECTIONS = [
  {
    title: 'What is kept',
    paragraphs: [
      'About customers: name, phone, e-mail and driver’s licence number where given, messages and pictures exchanged with the store, payment requests and their outcome, labels, comments and the fields that the company added.',
      'About staff: user name, permissions, sign-ins and what was done, with time and network address.',
      'About a payment link: when it was opened, from which address and kind of device, so that the store can see whether it arrived.',
    ],
  },
  {
    title: 'What is never kept',
    paragraphs: [
      'Card numbers and security codes. They go from the customer’s browser straight to the card processor; the store sees the brand and the last four digits.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'The staff of the company whose customer you are, within the stores that each may see. Phone carriers, mail servers and the card processor receive what they need to deliver a message or carry out a payment. Nothing is sold.',
    ],
  },
  {
    title: 'On this device',
    paragraphs: [
      'One cookie keeps you signed in; another remembers which version’s news you have dismissed. The chosen theme, density, weight unit and notifications are remembered, and the program’s own files are kept so that it opens without a network. What the server told this page is in memory only, and gone on signing out.',
    ],
  },
  {
    title: 'Your choices',
    paragraphs: [
      'Answer STOP to any text to end all texts of that company. Ask the store to see, correct or erase what it keeps about you; records of payments are kept as long as the law requires.',
    ],
  },
] as const

export const PrivacyPage = () => <TextPage title="Privacy" updated="Version 2.0.14" sections={SECTIONS} />
