import { TextPage } from './text-page.tsx'

const SECTIONS = [
  {
    title: 'Who these terms are for',
    paragraphs: [
      'XD Back Office is used by companies that run pawn or loan stores, and by the people who work there. These terms apply to every person who signs in. If these terms differ from your company’s contract with the operator of this installation, the contract applies.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'An account belongs to one person. Keep its password to yourself and sign out on a shared computer. Everything done in your account is recorded under your name.',
      'Your company decides which stores you see and what you may do. Support staff may visit a company’s account to help; each visit is marked on every page, limited in time, and listed for the company’s owners.',
    ],
  },
  {
    title: 'Texting customers',
    paragraphs: [
      'Text only people who agreed to hear from your store. A customer who replies STOP is opted out for the whole company at once, and the product will not text them until they reply START.',
      'Do not use the product to harass, deceive or threaten, or to send what the phone carriers forbid.',
    ],
  },
  {
    title: 'Payments',
    paragraphs: [
      'Card payments are carried out by your company’s payment processor under its own terms. Card numbers go straight to the processor and are never kept here. Interest may be paid by debit card only.',
    ],
  },
  {
    title: 'Loan figures',
    paragraphs: [
      'The loan calculator shows what its stated rules give. Your company is responsible for the disclosures that the law of its state requires.',
    ],
  },
] as const

export const TermsPage = () => <TextPage title="Terms of use" updated="Version 2.0.14" sections={SECTIONS} />
