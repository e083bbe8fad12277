import { OVERRIDABLE_RULES, type OverridableRule } from '#domain/access/override.ts'
import { joined } from '#domain/text/sentence.ts'
import { act } from '#domain/activity/act.ts'
import { items, note } from '#domain/activity/phrases.ts'

export const override = {
  override: act('Overrode a rule', {
    rules: (value) => joined(items(value).map((rule) => OVERRIDABLE_RULES[rule as OverridableRule] ?? String(rule))),
    reason: note,
  }),
}
