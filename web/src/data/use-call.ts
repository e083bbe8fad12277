import { keepPreviousData, queryOptions, useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { CallError } from '@xd/core/client/call-client.ts'
import type { CallName, WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { unheardFailures } from '#state/unheard-failures.ts'
import { call } from './calls.ts'

/**
 * The form of every query's key: the call's name and its input. Live events use it to find the queries they make stale.
 */
export const callKey = <N extends CallName>(name: N, input: WireInput<N>) => [name, input] as const

/** A reading call as a query, for hooks, prefetching and the cache alike. */
export const callQuery = <N extends CallName>(name: N, input: WireInput<N>) =>
  queryOptions<WireOutput<N>, CallError, WireOutput<N>, readonly [N, WireInput<N>]>({
    queryKey: callKey(name, input),
    queryFn: () => call(name, input),
  })

interface Options {
  enabled?: boolean
  /** Shows the previous answer while a new input loads. */
  keepPrevious?: boolean
}

/** A read call's answer, kept fresh by live events. */
export const useCall = <N extends CallName>(
  name: N,
  input: WireInput<N>,
  { enabled = true, keepPrevious = false }: Options = {},
) => useQuery({ ...callQuery(name, input), enabled, ...(keepPrevious && { placeholderData: keepPreviousData }) })

type MutationOptions<N extends CallName> = Pick<
  UseMutationOptions<WireOutput<N>, CallError, WireInput<N>>,
  'onSuccess' | 'onSettled'
> & {
  /** Shows the change before the server has answered. Returns a function that reverts it, called on refusal. */
  show?: (input: WireInput<N>) => () => void
  onError?: (error: CallError, input: WireInput<N>) => void
}

/** A writing call, made by its `mutate`. If the user leaves its screen before it fails, the page shows the failure. */
export const useCallMutation = <N extends CallName>(
  name: N,
  { show, onError, onSettled, ...options }: MutationOptions<N> = {},
) => {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  /** The latest input while its call is under way: a double click makes one call. */
  const asked = useRef<string>(undefined)
  const mutation = useMutation<WireOutput<N>, CallError, WireInput<N>, (() => void) | undefined>({
    mutationKey: [name],
    mutationFn: (input) => call(name, input),
    ...(show && { onMutate: show }),
    ...options,
    onError: (error, input, putBack) => {
      putBack?.()
      onError?.(error, input)
      if (isLeft.current) unheardFailures.say(error)
    },
    onSettled: (...settled) => {
      if (asked.current === JSON.stringify(settled[2])) asked.current = undefined
      return onSettled?.(...settled)
    },
  })
  const { mutate, reset } = mutation
  const ask = useCallback<typeof mutate>(
    (...given) => {
      const said = JSON.stringify(given[0])
      if (said === asked.current) return
      asked.current = said
      mutate(...given)
    },
    [mutate],
  )
  const forget = useCallback(() => {
    asked.current = undefined
    reset()
  }, [reset])
  return { ...mutation, mutate: ask, reset: forget }
}
