// A template's purpose: a person's message, or an automatic one, which only a company with the module can send.
import { type Feature, hasFeature } from '#domain/access/features.ts'
import { lackSentence, soldLine } from '#domain/pricing/features.ts'
import { type Can, no, yes } from '#domain/access/can.ts'
import { TEMPLATE_KINDS, type TemplateKind } from './template.ts'

const NEEDS: Readonly<Partial<Record<TemplateKind, Feature>>> = {
  mailer: 'massmailer',
  notice: 'enotices',
  review: 'reviews',
}

/** Whether something sends templates of this kind for a company with these features. */
export const canBeUsedAs = (kind: TemplateKind, features: readonly string[]): Can => {
  const feature = NEEDS[kind]
  if (feature === undefined) return yes
  if (!soldLine(feature).available) return no('Not available yet')
  return hasFeature(features, feature) ? yes : no(lackSentence(feature))
}

/** The purposes on offer; a template with another one keeps it. */
export const kindsOffered = (features: readonly string[], current: TemplateKind): readonly TemplateKind[] =>
  TEMPLATE_KINDS.filter((kind) => kind === current || canBeUsedAs(kind, features).ok)
