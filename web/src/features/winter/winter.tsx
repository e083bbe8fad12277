import { localDay } from '@xd/core/domain/time/zone.ts'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { useReducedMotion } from '#ui/hook/use-media-query.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { useSnowChoice } from '#state/snow-choice.ts'
import { isSnowSeason } from '@xd/core/domain/calendar/snow-season.ts'

const Snow = lazyDecor(() => import('./snow.tsx'), 'Snow')

/** Snow in season; none for users who want no motion, or no snow. */
export function Winter({ timezone }: { timezone: string }) {
  const still = useReducedMotion()
  const wanted = useSnowChoice()
  const snowy = isSnowSeason(localDay(useNow(), timezone))
  if (still || !wanted || !snowy) return null
  return <Snow />
}
