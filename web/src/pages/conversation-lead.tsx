import { lazy, Suspense, useCallback } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { LeadData } from '#data/leads.ts'
import { useSignedIn } from '#data/session.ts'
import styles from './conversation-lead.module.css'

const Card = lazy(async () => ({ default: (await import('#features/leads/lead-card.tsx')).LeadCard }))

/** A quote request in the thread; nothing if the company does not have the extra. */
function ConversationLead({ lead, custID }: { lead: LeadData; custID: number }) {
  const { features } = useSignedIn().company
  if (!hasFeature(features, 'quotebubble')) return null
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Card lead={lead} custID={custID} />
    </Suspense>
  )
}

/** How to render quote requests in a conversation's thread. A different function would redraw all its rows. */
export const useRenderLead = (custID: number) =>
  useCallback((lead: LeadData) => <ConversationLead lead={lead} custID={custID} />, [custID])
