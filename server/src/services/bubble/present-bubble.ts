import { bubbleSnippet } from '@xd/core/domain/bubble/snippet.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { findBubble } from '#queries/bubble-settings.ts'
import { companyKeyOf } from '#queries/companies.ts'

/** The company's chat bubble settings, and the line of HTML that adds it to a page. */
export const presentBubble = query(async (db: Db, scope: Tenant, publicURL: string) => {
  const { settings, version } = await findBubble(db, scope)
  return {
    companyBubbleSettings: { ...settings, bubbleVersion: version },
    snippet: bubbleSnippet(publicURL, await companyKeyOf(db, scope)),
  }
})
