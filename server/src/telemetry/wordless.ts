import { Cause, Exit, Option, Tracer } from 'effect'
import { Failure } from '#failure.ts'
import { FACTS } from './span.ts'

const known: ReadonlySet<string> = new Set(FACTS)

/** The name of a kind of error, from the program. Its message may contain a customer's words. */
const NAME = /^[\w$]{1,60}$/

const nameOf = (error: unknown): string => {
  if (error instanceof Failure) return error.code
  const { _tag: tag, constructor } = (error ?? {}) as { _tag?: unknown; constructor?: { name?: unknown } }
  return (
    [tag, constructor?.name].find((name): name is string => typeof name === 'string' && NAME.test(name)) ?? 'defect'
  )
}

/** A refusal is an answer, not an error of ours. */
const isRefusal = (error: unknown): boolean => error instanceof Failure && error.status < 500

interface Ended {
  readonly facts: Readonly<Record<string, string | number>>
  /** How it ended, in one word, because exporters send an error's message and stack. */
  readonly exit: Exit.Exit<void, unknown>
}

const endOf = (exit: Exit.Exit<unknown, unknown>): Ended => {
  if (Exit.isSuccess(exit)) {
    const { value } = exit
    return { facts: value instanceof Response ? { 'http.response.status_code': value.status } : {}, exit: Exit.void }
  }
  if (Cause.hasInterruptsOnly(exit.cause)) return { facts: {}, exit: Exit.interrupt() }
  const error = Option.getOrElse(Cause.findErrorOption(exit.cause), () => Cause.squash(exit.cause))
  const name = nameOf(error)
  return {
    facts: { 'error.type': name, ...(error instanceof Failure && { 'http.response.status_code': error.status }) },
    exit: isRefusal(error) ? Exit.void : Exit.fail({ name, message: name }),
  }
}

/**
 * The same tracer for spans without anyone's words: only known facts, no events (which are log lines), and only the
 * kind of an error.
 */
export const wordless = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span: (options) => {
      const span = tracer.span(options)
      const set = span.attribute.bind(span)
      const end = span.end.bind(span)
      return Object.assign(span, {
        event: () => {},
        attribute: (key: string, value: unknown) => {
          if (known.has(key)) set(key, value)
        },
        end: (at: bigint, exit: Exit.Exit<unknown, unknown>) => {
          const ended = endOf(exit)
          for (const [key, value] of Object.entries(ended.facts)) set(key, value)
          end(at, ended.exit)
        },
      })
    },
  })
