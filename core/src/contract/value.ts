import { Schema, SchemaTransformation } from 'effect'
import { type Cents, centsFromDollars, dollarsFromCents } from '#domain/money/cents.ts'
import { isPaymentKey } from '#domain/payment/key.ts'
import { visibleText } from '#domain/text/visible.ts'

/** Passwords, tokens and keys, kept exactly. They cannot contain the control character that PostgreSQL cannot store. */
export const verbatim = (max: number) =>
  Schema.String.check(
    Schema.isMaxLength(max, { message: `At most ${max} characters` }),
    Schema.makeFilter((value: string) => (value.includes('\u0000') ? 'Contains invalid characters' : undefined)),
  )

/** Text that people write, as stored: composed, and empty if nothing in it is visible. */
export const text = (max: number) =>
  verbatim(max).pipe(
    Schema.decodeTo(
      Schema.String,
      SchemaTransformation.transform({ decode: visibleText, encode: (kept: string) => kept }),
    ),
  )

export const requiredText = (max: number) =>
  text(max).check(Schema.makeFilter((value: string) => (value.trim() === '' ? 'Cannot be blank' : undefined)))

/** A field that may be left out or null. */
export const maybe = <S extends Schema.Top>(schema: S) => Schema.optional(Schema.NullOr(schema))

/** Counts the saves of a record saved as a whole, from 0 or 1; sent back as `expectedVersion`. */
export const Version = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))

const NO_SUCH_ID = 0
const toID = (value: string | number): number => {
  const id = typeof value === 'number' ? value : /^[0-9]{1,15}$/.test(value) ? Number(value) : NO_SUCH_ID
  return Number.isSafeInteger(id) && id > 0 ? id : NO_SUCH_ID
}

/** A number made by the server. A value that cannot be one names nothing, and is answered 404 like any unknown id. */
export const ID = Schema.Union([Schema.Finite, Schema.String]).pipe(
  Schema.decodeTo(
    Schema.Finite,
    SchemaTransformation.transform({ decode: toID, encode: (id: number): string | number => id }),
  ),
)

/** The secret of a payment link. A text that cannot be one names nothing, and is answered 404 like any unknown key. */
export const PaymentKey = Schema.String.pipe(
  Schema.decodeTo(
    Schema.String,
    SchemaTransformation.transform({
      decode: (key: string) => (isPaymentKey(key) ? key : ''),
      encode: (key: string) => key,
    }),
  ),
)

/** A key made by a client: 1–64 printable ASCII characters without spaces, since a gateway may get it in a header. */
export const ClientKey = Schema.String.check(
  Schema.isPattern(/^[\x21-\x7e]{1,64}$/, { message: '1 to 64 printable ASCII characters, without spaces' }),
)

/** Integer cents inside; dollars with at most two decimals on the wire. */
export const Dollars = Schema.Finite.check(
  Schema.makeFilter((value: number) => {
    const parsed = centsFromDollars(value)
    return parsed.ok ? undefined : parsed.reason
  }),
).pipe(
  Schema.decodeTo(
    Schema.declare((value: unknown): value is Cents => Number.isSafeInteger(value)),
    SchemaTransformation.transform({
      decode: (dollars: number) => {
        const parsed = centsFromDollars(dollars)
        // The earlier check has already refused invalid amounts.
        return parsed.ok ? parsed.cents : (0 as Cents)
      },
      encode: (amount: Cents) => dollarsFromCents(amount),
    }),
  ),
)

/** A sum made by the server: integer cents inside, dollars on the wire, possibly negative. */
export const Balance = Schema.Finite.pipe(
  Schema.decodeTo(
    Schema.declare((value: unknown): value is Cents => Number.isSafeInteger(value)),
    SchemaTransformation.transform({
      decode: (dollars: number) => Math.round(dollars * 100) as Cents,
      encode: (amount: Cents) => dollarsFromCents(amount),
    }),
  ),
)

/** Epoch milliseconds inside; ISO 8601 in UTC on the wire. */
export const Instant = Schema.String.pipe(
  Schema.decodeTo(
    Schema.Finite,
    SchemaTransformation.transform({
      decode: (iso: string) => Date.parse(iso),
      encode: (ms: number) => new Date(ms).toISOString(),
    }),
  ),
)

/** A day in a store's own calendar. */
export const LocalDay = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, { message: 'A day like 2026-11-21' }),
)

/** Minutes in a store's own time: `YYYY-MM-DDTHH:mm`. */
export const LocalDateTime = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { message: 'A date and time like 2026-11-21T17:45' }),
)

export const Color = Schema.String.check(Schema.isPattern(/^#[0-9a-fA-F]{6}$/, { message: 'A color like #1b6b3a' }))

/** Values of custom fields by field id. */
export const CustomFields = Schema.Record(
  verbatim(64),
  Schema.NullOr(Schema.Union([text(4000), Schema.Finite, Schema.Boolean])),
)
