import { Box, Text, useApp, useInput } from 'ink'
import { useRef } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { matchingCompanies, NO_COMPANY } from '@xd/core/domain/company/search.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { drawn, pad, truncate } from '#output/width.ts'
import { ago } from '#output/when.ts'
import { useLatest } from './use-latest.ts'
import { useSize } from './use-size.ts'
import { useTyping } from './use-typing.ts'
import { clampCursor, visibleFrom } from './window.ts'

export type Company = WireOutput<'admin/get-login-as-companies'>['companies'][number]

interface Props {
  readonly companies: readonly Company[]
  readonly now: number
  readonly onPick: (company: Company) => void
}

const FEWEST_ROWS = 5

const line = ({ companyName, companyID, storeCount, maxDate }: Company, width: number, now: number): string => {
  const facts = `${pad(`#${companyID}`, 8, 'right')}  ${pad(countOf(storeCount, 'store'), 10, 'right')}  ${maxDate === null ? 'never' : ago(maxDate, now)}`
  const room = Math.max(10, width - 36)
  return `${pad(truncate(drawn(companyName), room), room, 'left')}${facts}`
}

/** Switch Company (Spec 2 §2): type to filter, arrows, Enter. The list takes a third of the height. */
export const CompanyPicker = ({ companies, now, onPick }: Props) => {
  const { exit } = useApp()
  const { columns, rows } = useSize()
  const [text, typed, setText] = useLatest('')
  const [cursor, place, setCursor] = useLatest(0)
  const first = useRef(0)
  const found = matchingCompanies(companies, text)
  const height = Math.max(FEWEST_ROWS, Math.floor(rows / 3))
  first.current = visibleFrom(first.current, cursor, height, found.length)

  useTyping(
    () => typed.current,
    (next) => {
      setText(next)
      setCursor(0)
    },
  )
  useInput((_, key) => {
    const now = matchingCompanies(companies, typed.current)
    if (key.escape) exit()
    if (key.downArrow) setCursor(clampCursor(place.current + 1, now.length))
    if (key.upArrow) setCursor(clampCursor(place.current - 1, now.length))
    const picked = now[place.current]
    if (key.return && picked) {
      onPick(picked)
      exit()
    }
  })

  return (
    <Box flexDirection="column">
      <Text bold>Switch Company</Text>
      <Text>
        Search: {text}
        <Text inverse> </Text>
      </Text>
      {found.length === 0 && <Text>{NO_COMPANY}</Text>}
      {found.slice(first.current, first.current + height).map((company, index) => {
        const chosen = first.current + index === cursor
        return (
          <Text key={company.companyID} bold={chosen} wrap="truncate">
            {chosen ? '❯ ' : '  '}
            {line(company, columns - 2, now)}
          </Text>
        )
      })}
      <Text dimColor>
        {found.length} of {companies.length} · ↑↓ choose · Enter switch · Esc cancel
      </Text>
    </Box>
  )
}
