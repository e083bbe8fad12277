import { FileDown } from 'lucide-react'
import { MOST_CHOSEN } from '@xd/core/contract/chosen.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'

interface Props {
  href: string
  count: number
  /** One of the rows. */
  noun: string
}

/** The selected rows of a list as a file. */
export function ExportChosen({ href, count, noun }: Props) {
  const label = `Export ${countOf(count, noun)}`
  return count > MOST_CHOSEN ? (
    <Button
      size="small"
      icon={<FileDown aria-hidden="true" />}
      disabledReason={`Select at most ${MOST_CHOSEN} to export`}
    >
      {label}
    </Button>
  ) : (
    <DownloadLink small href={href} label={label} />
  )
}
