import { useCallback } from 'react'
import { audienceWords } from '@xd/core/domain/mailer/audience-words.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { dayAndMonth } from '@xd/core/domain/time/relative.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useLabels, useStores } from '#data/company.ts'
import { useCustomFields } from '#data/custom-fields.ts'
import { type AudienceData, useImportedFiles } from '#data/mailers.ts'
import { useSignedIn } from '#data/session.ts'
import { useNow } from '#ui/hook/use-now.ts'

/** A mailer’s audience in words. */
export const useAudienceWords = (): ((audience: AudienceData) => string) => {
  const { company } = useSignedIn()
  const [labels, stores, fields] = [useLabels('customer'), useStores(), useCustomFields('customer')]
  const files = useImportedFiles()
  const today = localDay(useNow(), company.companyTimezone)
  return useCallback(
    (audience) =>
      audienceWords(audience, {
        label: (id) => labels.find(({ labelID }) => labelID === id)?.labelName,
        store: (id) => stores.find(({ storeID }) => storeID === id)?.storeName,
        field: (id) => fields.find((field) => field.id === id)?.title,
        file: (id) => files.find(({ importID }) => importID === id)?.filename,
        day: (day) => dayAndMonth(asLocalDay(day), today),
      }),
    [labels, stores, fields, files, today],
  )
}
