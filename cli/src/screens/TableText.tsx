import { Box, Text } from 'ink'
import { plainPaint } from '#output/paint.ts'
import { alignedTable, type Table } from '#output/table.ts'

/** A table as separate lines, so that cutting a long line leaves the next ones alone. */
export const TableText = ({ table, width }: { readonly table: Table; readonly width: number }) => (
  <Box flexDirection="column" flexShrink={0}>
    {alignedTable(table, width, plainPaint)
      .trimEnd()
      .split('\n')
      .map((line, index) => (
        <Text key={index} bold={index === 0 && table.heading !== undefined} wrap="truncate">
          {line}
        </Text>
      ))}
  </Box>
)
