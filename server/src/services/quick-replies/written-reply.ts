import {
  canBeReplyText,
  canBeShortcode,
  REPLY_TITLE_MAX,
  SHORTCODE_TAKEN,
} from '@xd/core/domain/message/quick-reply.ts'

/** A reply's own words, as entered. */
export interface Words {
  readonly replyTitle: string
  readonly replyShortcode: string
  readonly replyBody: string
  readonly replyBodyES: string
}

export const tidied = ({ replyTitle, replyShortcode, replyBody, replyBodyES }: Words): Words => ({
  replyTitle: replyTitle.trim(),
  replyShortcode: replyShortcode.trim().replace(/^\//, '').toLowerCase(),
  replyBody: replyBody.trim(),
  replyBodyES: replyBodyES.trim(),
})

/** The errors in a reply, by field. `taken` are the shortcodes of the other replies. */
export const problemsOf = (words: Words, taken: readonly string[]): Partial<Record<keyof Words, string>> => {
  const shortcode = canBeShortcode(words.replyShortcode)
  const [body, bodyES] = [canBeReplyText(words.replyBody), canBeReplyText(words.replyBodyES)]
  return {
    ...(words.replyTitle === '' && { replyTitle: 'Cannot be blank' }),
    ...(words.replyTitle.length > REPLY_TITLE_MAX && { replyTitle: `At most ${REPLY_TITLE_MAX} characters` }),
    ...(taken.includes(words.replyShortcode) && { replyShortcode: SHORTCODE_TAKEN }),
    ...(!shortcode.ok && { replyShortcode: shortcode.reason }),
    ...(words.replyBody === '' && { replyBody: 'Cannot be blank' }),
    ...(!body.ok && { replyBody: body.reason }),
    ...(!bodyES.ok && { replyBodyES: bodyES.reason }),
  }
}
