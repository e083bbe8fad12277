import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { useChannel } from './use-channel.ts'
import type { useDraft } from './use-draft.ts'

type Choice = ReturnType<typeof useChannel>

/** What is chosen after the words were written is kept with them at once. */
export const keptChoice = (choice: Choice, amend: ReturnType<typeof useDraft>['amend']): Choice => ({
  ...choice,
  choose: (channel: MessageChannel, chatID?: number) => {
    choice.choose(channel, chatID)
    amend({ channel, chatID, subject: channel === 'email' ? choice.subject : null })
  },
  setSubject: (subject: string) => {
    choice.setSubject(subject)
    amend({ channel: 'email', subject })
  },
})
