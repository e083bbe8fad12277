import { type ReactNode, useEffect, useState } from 'react'
import { call } from '#data/calls.ts'
import type { Factor, FactorMethod, FactorNeeded } from '#data/second-factor.ts'
import { PasswordField } from '#parts/employee/password-field.tsx'
import { FactorField } from '#parts/second-factor/factor-field.tsx'
import { useFactor } from '#parts/second-factor/use-factor.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'

interface Props {
  onConfirmed: () => void
  onClose: () => void
}

const start = async (): Promise<FactorNeeded> => {
  const { methods, passkey } = await call('auth/step-up/start', {})
  const factors = methods.filter((method): method is FactorMethod => method !== 'password')
  return { methods: factors, ...(passkey && { passkey }) }
}

/** Asks who is at the keyboard. The form below stays unchanged after any answer. */
export function StepUpDialog(props: Props) {
  const [needed, setNeeded] = useState<FactorNeeded>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    start().then(setNeeded, (error: Error) => setFailure(error.message))
  }, [])
  if (needed === undefined)
    return (
      <Frame onClose={props.onClose}>
        {failure === '' ? (
          <SkeletonLines rows={2} label="One moment" />
        ) : (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
      </Frame>
    )
  return needed.methods.length === 0 ? <WithPassword {...props} /> : <WithFactor needed={needed} {...props} />
}

interface FrameProps extends Pick<Props, 'onClose'> {
  onSubmit?: () => void
  footer?: ReactNode
  children: ReactNode
}

const Frame = ({ onClose, onSubmit, footer, children }: FrameProps) => (
  <Dialog
    open
    size="small"
    title="Confirm it’s you"
    description="For changes like this one. You won’t be asked again for 15 minutes."
    onClose={onClose}
    {...(onSubmit && { onSubmit })}
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        {footer}
      </>
    }
  >
    {children}
  </Dialog>
)

/** One attempt, and its error. */
const useTry = (onConfirmed: Props['onConfirmed']) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const confirm = async (given: () => Promise<Factor & { password?: string }>) => {
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await call('auth/step-up', await given())
      onConfirmed()
    } catch (failure) {
      const { fields = {}, message } = failure as Error & { fields?: Record<string, string> }
      setError(Object.values(fields)[0] ?? message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, setError, confirm }
}

function WithPassword({ onConfirmed, onClose }: Props) {
  const [password, setPassword] = useState('')
  const { busy, error, setError, confirm } = useTry(onConfirmed)
  const submit = () =>
    password === '' ? setError('Enter your password.') : void confirm(() => Promise.resolve({ password }))
  return (
    <Frame
      onClose={onClose}
      onSubmit={submit}
      footer={
        <Button type="submit" variant="primary" writes={false} busy={busy}>
          Confirm
        </Button>
      }
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={error}
      />
    </Frame>
  )
}

function WithFactor({ needed, onConfirmed, onClose }: Props & { needed: FactorNeeded }) {
  const factor = useFactor({ needed, renew: async () => (await start()).passkey })
  const { busy, error, setError, confirm } = useTry(onConfirmed)
  const submit = () => (factor.isBlank ? setError('Enter the code.') : void confirm(factor.give))
  return (
    <Frame
      onClose={onClose}
      onSubmit={submit}
      footer={
        <Button type="submit" variant="primary" writes={false} busy={busy}>
          {factor.method === 'passkey' ? 'Use passkey' : 'Confirm'}
        </Button>
      }
    >
      <FactorField factor={factor} error={error} onSwitch={() => setError('')} />
    </Frame>
  )
}
