import { Box, Text, useApp, useInput } from 'ink'
import { useReducer } from 'react'
import { parseLoan } from '@xd/core/domain/loan/input.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import type { LoanQuote } from '@xd/core/domain/loan/loan-quote.ts'
import { loanTables } from '#output/loan-tables.ts'
import type { Today } from '#session/today.ts'
import { fieldAt, LOAN_FIELDS, pressKey } from './loan-form-state.ts'
import { TableText } from './TableText.tsx'
import { useSize } from './use-size.ts'

const FORM_WIDTH = 34
/** A narrower space beside the form would cut the schedule’s dates. */
const QUOTE_WIDTH = 40

const Quote = ({ quote, width }: { quote: LoanQuote; width: number }) => {
  const [charge, schedule, early] = loanTables(quote)
  return (
    <Box flexDirection="column" width={width} overflow="hidden">
      {[schedule, charge, early].map((table) => table && <TableText key={table.heading} table={table} width={width} />)}
    </Box>
  )
}

/** The loan calculator: the input on the left, the schedule next to it, live. */
export const LoanForm = ({ day: today, note }: Today) => {
  const { exit } = useApp()
  const { columns, rows } = useSize()
  const [{ values, at }, press] = useReducer(pressKey, { values: { loanDate: today, regime: 'ca_2019' }, at: 0 })
  useInput((input, key) => (key.escape ? exit() : press({ input, key })))

  const beside = columns >= FORM_WIDTH + QUOTE_WIDTH
  const field = fieldAt(at)
  const parsed = parseLoan(values, today)
  const fault = parsed.ok || (values[field] ?? '') === '' ? undefined : parsed.fields[field]
  return (
    <Box height={rows - 1} flexDirection={beside ? 'row' : 'column'} overflow="hidden">
      <Box flexDirection="column" flexShrink={0} {...(beside && { width: FORM_WIDTH, paddingRight: 2 })}>
        <Text bold>Loan quote</Text>
        {LOAN_FIELDS.map(([name, title], index) => {
          const chosen = index === at
          return (
            <Text key={name} bold={chosen} wrap="truncate">
              {chosen ? '❯ ' : '  '}
              {title.padEnd(15)}
              {name === 'regime' && chosen ? `‹ ${values.regime ?? ''} ›` : values[name]}
              {chosen && name !== 'regime' && <Text inverse> </Text>}
            </Text>
          )
        })}
        <Text> </Text>
        <Text wrap="wrap">{fault === undefined ? ' ' : `! ${fault}`}</Text>
        {parsed.ok &&
          quoteLoan(parsed.loan).warnings.map(({ code, message }) => (
            <Text key={code + message} dimColor wrap="wrap">
              ! {message}
            </Text>
          ))}
        {note !== undefined && values.loanDate === today && (
          <Text dimColor wrap="wrap">
            ! {note}
          </Text>
        )}
        <Text dimColor wrap="wrap">
          ↑↓ field · ←→ rules · Esc quit
        </Text>
      </Box>
      {/* Below one cent nothing is calculated or shown (Spec 2 §5). */}
      {parsed.ok && <Quote quote={quoteLoan(parsed.loan)} width={beside ? columns - FORM_WIDTH - 1 : columns} />}
    </Box>
  )
}
