import { type Can, no, yes } from '#domain/access/can.ts'
import { isPermission, type Permission } from '#domain/access/permissions.ts'

/** Spec 2 §3. */
export const FIELD_TYPES = ['heading', 'separator', 'text', 'multi', 'int', 'decimal', 'money', 'date'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export interface FieldConfig {
  readonly showOnCalendar?: boolean
  readonly repeatYearly?: boolean
  /** Null: shown, but on none of the company's calendars. */
  readonly calendarID?: number | null
  /** The permission needed to change the values; everyone else can only read them (Spec 2 §5). */
  readonly permission?: Permission
}

export interface FieldDefinition {
  /** Generated; the read-only Data Key. */
  readonly id: string
  readonly type: FieldType
  readonly title: string
  readonly description?: string
  readonly config?: FieldConfig
}

/** Spec 2 §7: customer, payments, calendar, or one calendar category's own fields. */
export type FieldModule = 'customer' | 'payments' | 'calendar' | `calendar/${number}`

const MODULE = /^(?:customer|payments|calendar|calendar\/[1-9]\d{0,14})$/

export const isFieldModule = (text: string): text is FieldModule => MODULE.test(text)

const isCalendar = (module: FieldModule): boolean => module.startsWith('calendar')

/** Spec 2 §4: the date type is not offered in the calendar module. */
export const typesOffered = (module: FieldModule): readonly FieldType[] =>
  isCalendar(module) ? FIELD_TYPES.filter((type) => type !== 'date') : FIELD_TYPES

/** Headings and separators shape a form and carry no data. */
export const carriesData = (type: FieldType): boolean => type !== 'heading' && type !== 'separator'

/** Spec 2 §2: the customer module's basics, shown above its fields and locked. */
export const LOCKED_CUSTOMER_FIELDS = [
  { title: 'Phone', hidden: true },
  { title: 'First Name', hidden: false },
  { title: 'Last Name', hidden: false },
  { title: 'Email', hidden: false },
  { title: 'DL#', hidden: false },
] as const

export const MAX_FIELDS = 100
const MAX_TITLE = 100
const MAX_DESCRIPTION = 500
const FIELD_ID = /^[A-Za-z0-9_-]{1,64}$/

const checkOne = (field: FieldDefinition, module: FieldModule): string | undefined => {
  if (!FIELD_ID.test(field.id)) return 'The data key is not valid'
  if (!typesOffered(module).includes(field.type)) return 'This type isn’t available here'
  if (field.type !== 'separator' && field.title.trim() === '') return 'Cannot be blank'
  if (field.title.length > MAX_TITLE) return `At most ${MAX_TITLE} characters`
  if ((field.description ?? '').length > MAX_DESCRIPTION)
    return `At most ${MAX_DESCRIPTION} characters in the description`
  if (field.type === 'date' && field.config?.showOnCalendar && field.config.calendarID === undefined)
    return 'Choose a calendar'
  if (field.config?.permission !== undefined && !isPermission(field.config.permission))
    return 'There is no such permission'
  return undefined
}

/** The errors in a set of fields, by field id; empty if it can be saved. */
export const definitionFaults = (
  fields: readonly FieldDefinition[],
  module: FieldModule,
): Readonly<Record<string, string>> => {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  for (const field of fields) {
    const fault = seen.has(field.id) ? 'Two fields have the same data key' : checkOne(field, module)
    seen.add(field.id)
    if (fault !== undefined) faults[field.id] = fault
  }
  return faults
}

const save = (fields: readonly FieldDefinition[], module: FieldModule): Can => {
  if (fields.length > MAX_FIELDS) return no(`At most ${MAX_FIELDS} fields`)
  const [fault] = Object.values(definitionFaults(fields, module))
  return fault === undefined ? yes : no(fault)
}

export const fieldsCan = { save }
