import type { Insertable } from 'kysely'
import type { CompanyLogosTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

type Uploader = Tenant & { readonly userID: number }

/** A logo's picture, for anyone who has its address. */
export const logoByKey = query((db: Db, _: SystemScope, logoKey: string) =>
  db.selectFrom('company_logos').select(['type', 'content']).where('logoKey', '=', logoKey).executeTakeFirst(),
)

/** A company's own logo. */
export const logoOf = query((db: Db, { companyID }: Tenant) =>
  db.selectFrom('company_logos').select('content').where('companyID', '=', companyID).executeTakeFirst(),
)

/** Sets or, with null, removes a company's logo; the previous one is deleted. */
export const replaceLogo = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    logo: Omit<Insertable<CompanyLogosTable>, 'companyID'> | null,
  ): Promise<void> => {
    await db.deleteFrom('company_logos').where('companyID', '=', companyID).execute()
    if (logo)
      await db
        .insertInto('company_logos')
        .values({ companyID, ...logo })
        .execute()
  },
)

export const findOwnUpload = query((db: Db, { companyID, userID }: Uploader, mediaID: number) =>
  db
    .selectFrom('media')
    .select('mediaKey')
    .where('companyID', '=', companyID)
    .where('uploadedByID', '=', userID)
    .where('mediaID', '=', mediaID)
    .executeTakeFirst(),
)

/** Deletes a picture uploaded to be made into a logo, unless a message, a quick reply or a mailer shows it too. */
export const deleteOwnUpload = query((db: TxDb, { companyID, userID }: Uploader, mediaID: number) =>
  db
    .deleteFrom('media')
    .where('companyID', '=', companyID)
    .where('uploadedByID', '=', userID)
    .where('mediaID', '=', mediaID)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('message_media as m').select('m.mediaID').whereRef('m.mediaID', '=', 'media.mediaID'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('quick_reply_media as r').select('r.mediaID').whereRef('r.mediaID', '=', 'media.mediaID'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mailer_media as j').select('j.mediaID').whereRef('j.mediaID', '=', 'media.mediaID'))),
    )
    .execute(),
)
