export type ChangeKind = 'new' | 'better' | 'fixed'
export type Release = {
  version: string
  date: string
  title: string
  icon: 'rocket' | 'sparkles'
  items: ReadonlyArray<{ kind: ChangeKind; text: string }>
}

/** Spec 1 §1: from 1.0 (03/2020) to 2.0.14 (04/07/2024), newest first. Release history only. */
export const RELEASES: readonly Release[] = [
  {
    version: '2.0.14',
    date: '04/07/2024',
    title: 'Messages, payments and customers on one screen',
    icon: 'sparkles',
    items: [
      { kind: 'new', text: 'Pictures of up to 10 MB can be sent and received.' },
      { kind: 'new', text: 'Paid tickets are rewritten by themselves, up to 99 in a batch.' },
      { kind: 'better', text: 'A text may be up to 1,600 characters long.' },
      { kind: 'better', text: 'Light and dark themes, a compact density, and a key for every act: press ? to see them.' },
    ],
  },
  { version: '1.0', date: '03/2020', title: 'The first release', icon: 'rocket', items: [{ kind: 'new', text: 'Text your customers from the store’s own number.' }] },
]
