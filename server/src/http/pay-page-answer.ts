import type { Context } from 'hono'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Config } from '#config.ts'
import { payNotFound } from './pay-page-content.ts'
import { type PayPage, payPageDocument } from './pay-page-document.ts'
import type { PageLanguage } from './page-language.ts'
import { payPageFiles } from './pay-page-files.ts'
import { formHints, type ShownForm } from './pay-page-form.ts'
import { payPageHeaders } from './pay-page-headers.ts'

type Shown = Omit<PayPage, 'demo' | 'files' | 'hints'> & { readonly form?: ShownForm | undefined }

/** Answers with the customer's pages: the document, and the policy that fits it. */
export const payPageAnswers = ({ mode, webDir }: Config) => {
  const files = payPageFiles(webDir)
  const page = (c: Context, { form, ...shown }: Shown, status: 200 | 404 | 500 = 200) => {
    const document = payPageDocument({
      ...shown,
      ...(form && { hints: formHints(form) }),
      demo: mode === 'demo',
      files,
    })
    return c.html(document, status, payPageHeaders(files, form))
  }
  /** The request does not exist, or its page failed. */
  const none = (c: Context, spoken: PageLanguage, status: 404 | 500) =>
    page(
      c,
      {
        ...spoken,
        title: payPageText(spoken.language).states.notFound.title,
        testMode: false,
        content: payNotFound(spoken.language),
      },
      status,
    )
  return { page, none }
}

export type PayPageAnswers = ReturnType<typeof payPageAnswers>
