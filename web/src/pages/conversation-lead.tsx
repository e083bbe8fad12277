import { useCallback } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { LeadData } from '#data/leads.ts'
import { useSignedIn } from '#data/session.ts'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import styles from './conversation-lead.module.css'

const Card = lazyDecor(() => import('#features/leads/lead-card.tsx'), 'LeadCard', {
  waiting: () => <div className={styles.waiting} />,
  missing: 'The quote request couldn’t be loaded. Reload the page.',
})

/** A quote request in the thread; nothing if the company lacks the extra. */
function ConversationLead(shown: { lead: LeadData; custID: number; storeID: number }) {
  const { features } = useSignedIn().company
  if (!hasFeature(features, 'quotebubble')) return null
  return <Card {...shown} />
}

/** How to render quote requests in a conversation's thread. A different function would redraw all its rows. */
export const useRenderLead = (custID: number, storeID: number) =>
  useCallback((lead: LeadData) => <ConversationLead lead={lead} custID={custID} storeID={storeID} />, [custID, storeID])
