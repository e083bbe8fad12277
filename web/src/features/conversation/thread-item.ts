import type { Wire } from '@xd/core/contract/calls.ts'
import type { Comment } from '@xd/core/contract/entity/comment.ts'
import type { Outgoing } from '#data/outbox.ts'
import type { MessageData } from '#data/use-messages.ts'

export type CommentData = Wire<typeof Comment>

export type ThreadItem =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'message'; key: string; at: number; message: MessageData; last: boolean }
  | { kind: 'note'; key: string; at: number; comment: CommentData }
  | { kind: 'scheduled'; key: string; at: number; message: MessageData }
  | { kind: 'outgoing'; key: string; at: number; outgoing: Outgoing }
