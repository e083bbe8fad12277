import { Eye, PenLine } from 'lucide-react'
import { useAuthors, useEmployees } from '#data/company.ts'
import { Avatar } from '#ui/status/avatar.tsx'
import styles from './presence-line.module.css'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Which colleagues are viewing this conversation, and which are typing, so that nobody answers twice. */
export function PresenceLine({ viewing, typing }: { viewing: readonly number[]; typing: readonly number[] }) {
  const employees = useEmployees()
  const nameOf = useAuthors()
  const writing = typing.length > 0
  const words = (of: readonly number[], act: string) =>
    `${list.format(of.map(nameOf))} ${of.length === 1 ? 'is' : 'are'} ${act}`
  return (
    <div className={styles.line} role="status" aria-label="Colleagues here" data-here={viewing.length > 0 || undefined}>
      {viewing.length > 0 && (
        <>
          {viewing.slice(0, 3).map((userID) => (
            <Avatar
              key={userID}
              name={nameOf(userID)}
              size={18}
              color={employees.find((employee) => employee.userID === userID)?.userColor}
            />
          ))}
          {writing ? <PenLine size={13} aria-hidden="true" /> : <Eye size={13} aria-hidden="true" />}
          <span>{writing ? `${words(typing, 'typing')}…` : words(viewing, 'viewing')}</span>
        </>
      )}
    </div>
  )
}
