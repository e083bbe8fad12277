import type { Context } from 'hono'
import { type PayPageState, payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { PAGE_TROUBLE } from '@xd/core/domain/text/page-trouble.ts'
import type { Config } from '#config.ts'
import { payUnknown } from './pay-page-content.ts'
import { type PayPage, payPageDocument } from './pay-page-document.ts'
import type { PageLanguage } from './page-language.ts'
import { payPageFiles } from './pay-page-files.ts'
import { formHints, type ShownForm } from './pay-page-form.ts'
import { payPageHeaders } from './pay-page-headers.ts'

type Shown = Omit<PayPage, 'demo' | 'files' | 'hints'> & { readonly form?: ShownForm | undefined }

/** Answers with the customer's pages: the document, and the policy that fits it. */
export const payPageAnswers = ({ mode, webDir }: Config) => {
  const files = payPageFiles(webDir)
  const page = (c: Context, { form, ...shown }: Shown, status: 200 | 404 | 500 | 503 = 200) => {
    const document = payPageDocument({
      ...shown,
      ...(form && { hints: formHints(form) }),
      demo: mode === 'demo',
      files,
    })
    return c.html(document, status, payPageHeaders(files, form))
  }
  const unknown = (c: Context, spoken: PageLanguage, words: PayPageState, status: 404 | 500 | 503) =>
    page(c, { ...spoken, title: words.title, testMode: false, content: payUnknown(words) }, status)
  /** The request does not exist. */
  const none = (c: Context, spoken: PageLanguage) =>
    unknown(c, spoken, payPageText(spoken.language).states.notFound, 404)
  /** Its page failed: whether anything was charged is not known. */
  const broken = (c: Context, spoken: PageLanguage, status: 500 | 503) =>
    unknown(c, spoken, PAGE_TROUBLE[spoken.language], status)
  return { page, none, broken }
}

export type PayPageAnswers = ReturnType<typeof payPageAnswers>
