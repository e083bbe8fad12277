import { Schema } from 'effect'
import { call } from './call.ts'
import { requiredText } from './value.ts'

export const profiler = {
  'profiler/activity': call({
    summary: 'Records a page view: the page’s name, never whom it is about.',
    access: 'session',
    kind: 'write',
    // A view-only visit only looks at pages, so recording them is allowed.
    ownSession: true,
    input: { profile: Schema.Struct({ type: requiredText(40), pageName: requiredText(100) }) },
  }),
}
