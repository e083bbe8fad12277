import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CallError } from '@xd/core/client/call-client.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { authenticator } from '../users/authenticator.ts'
import { codeOf, wrongCode } from '../users/second-factor-world.ts'
import { writes } from './written.ts'

const PASSWORD = 'eleven herons on the ice'
const tokenOf = (url: string) => new URL(url).hash.slice('#token='.length)

describe('what users write about their own account', () => {
  let server: Booted
  beforeEach(async () => {
    server = await boot()
  })
  afterEach(() => server.close())

  const begin = async (table: string) => {
    const scenario = await writes(server, table, { onDemo: true })
    /** An act and its answer, or its refusal, without secrets. */
    const does = (heading: string, act: () => Promise<object>) =>
      scenario.does(heading, async () => {
        const answer = await act().catch((error: unknown) => {
          if (!(error instanceof CallError)) throw error
          return { refused: error.code, message: error.message, fields: error.fields }
        })
        const { secret, recoveryCodes } = answer as { secret?: string; recoveryCodes?: string[] }
        return {
          ...answer,
          ...(secret && { secret: secret.length }),
          ...(recoveryCodes && { recoveryCodes: new Set(recoveryCodes).size }),
        }
      })
    const letters = async (address: string) =>
      (await server.sandbox<{ messages: { subject: string; text: string }[] }>('/mail/messages', { address })).messages
    /** The emails that one of these jobs sends, and all that it writes. */
    const mails = async (heading: string, kind: 'account-email' | 'account-notice', address: string) => {
      const before = (await letters(address)).length
      await scenario.runs(`${heading}: the job`, kind)
      await scenario.does(`${heading}: the email`, async () => {
        const all = await letters(address)
        return all.slice(before).map(({ subject, text }) => ({ subject, text }))
      })
    }
    return { ...scenario, does, mails }
  }

  test('invited, and a password forgotten', async () => {
    const owner = await server.signIn('owner')
    const { does, mails } = await begin('accounts')
    const username = 'ines@goldenpledge.test'
    const given = {
      userUsername: username,
      userNickname: 'Ines',
      userColor: '#aa5500',
      userPermissions: [...PRESETS.clerk],
      userAllowedStoreIDs: [STORE.lake],
    }
    let userID = 0
    let token = ''
    await does('an invitation', async () => {
      const answer = await owner('settings/users/save', { user: given })
      userID = answer.user.userID
      token = tokenOf(answer.inviteURL!)
      return answer
    })
    await mails('an invitation', 'account-email', username)
    await does('a password that says the name', () =>
      server.call('auth/accept-invite', { token, password: username, bearer: true }),
    )
    await does('the invitation accepted', () =>
      server.call('auth/accept-invite', { token, password: PASSWORD, bearer: true }),
    )
    await does('accepted again', () => server.call('auth/accept-invite', { token, password: PASSWORD, bearer: true }))
    // The link is made after the answer.
    const links = server.connection.writes.selectFrom('user_links').select('userID').where('kind', '=', 'reset')
    await does('a password forgotten', async () => {
      const answer = await server.call('auth/forgot-password', { username })
      await expect.poll(async () => (await links.execute()).length).toBe(1)
      return answer
    })
    await mails('a password forgotten', 'account-email', username)
    const { secretKey: secret } = server.config
    await does('a link by the server’s key', () => server.call('setup/reset-password', { secret, username }))
    const { resetURL } = await server.call('setup/reset-password', { secret, username })
    await does('another password', () =>
      server.call('auth/reset-password', { token: tokenOf(resetURL), password: 'nine otters in a row', bearer: true }),
    )
    await mails('another password', 'account-notice', username)
    await does('the link again', () =>
      server.call('auth/reset-password', { token: tokenOf(resetURL), password: PASSWORD, bearer: true }),
    )
    await owner('settings/users/disable', { userID })
    await does('a link for somebody disabled', () => server.call('setup/reset-password', { secret, username }))
    await does('a link for nobody', () => server.call('setup/reset-password', { secret, username: 'no@one.test' }))
    await does('a link without the key', () =>
      server.call('setup/reset-password', { secret: 'not the key of this server', username }),
    )
    await does('another user of XD Support', () =>
      server.call('setup/support', { secret, username: 'new@xd.test', password: PASSWORD }),
    )
    await does('another first company', () =>
      server.call('setup/create', {
        secret,
        companyName: 'Acme',
        storeName: 'Main',
        timezone: 'America/Chicago',
        username: 'olga@acme.test',
        password: PASSWORD,
      }),
    )
  })

  test('a second factor, from the first code to the last', async () => {
    const [owner, june] = [await server.signIn('owner'), await server.signIn('june')]
    const { does, mails } = await begin('second-factor')
    const login = (more: object) => () =>
      server.call('auth/login', { username: 'june@goldenpledge.test', password: DEMO_PASSWORD, bearer: true, ...more })
    await does('what to confirm with', () => june('auth/step-up/start', {}))
    const { secret } = await june('auth/second-factor/start', {})
    await does('a wrong first code', () => june('auth/second-factor/confirm', { code: wrongCode(secret) }))
    let codes: string[] = []
    await does('the first code', async () => {
      const answer = await june('auth/second-factor/confirm', { code: codeOf(secret, -1) })
      codes = [...answer.recoveryCodes!]
      return answer
    })
    await mails('the first code', 'account-notice', 'june@goldenpledge.test')
    await does('what to confirm with now', () => june('auth/step-up/start', {}))
    await does('a sign-in without a code', login({}))
    await does('a sign-in with a recovery code', login({ recoveryCode: codes[0] }))
    await mails('a recovery code', 'account-notice', 'june@goldenpledge.test')
    await does('the same code again', login({ recoveryCode: codes[0] }))
    await does('other recovery codes', async () => {
      const answer = await june('auth/second-factor/recovery-codes', {})
      codes = [...answer.recoveryCodes]
      return answer
    })
    const key = authenticator(server.url)
    await does('a passkey asked for', () => june('auth/passkeys/start', {}))
    const { options } = await june('auth/passkeys/start', {})
    const response = key.create(options)
    await does('a passkey', () => june('auth/passkeys/add', { name: ' Phone ', response }))
    await mails('a passkey', 'account-notice', 'june@goldenpledge.test')
    await does('the passkey again', () => june('auth/passkeys/add', { name: 'Phone', response }))
    await does('what there is', () => june('auth/second-factor/fetch', {}))
    await does('a step up with a recovery code', () => june('auth/step-up', { recoveryCode: codes[1] }))
    const [passkey] = (await june('auth/second-factor/fetch', {})).passkeys
    const { passkeyID } = passkey!
    await does('somebody else’s passkey removed', () => owner('auth/passkeys/remove', { passkeyID }))
    await does('the passkey removed', () => june('auth/passkeys/remove', { passkeyID }))
    await mails('the passkey removed', 'account-notice', 'june@goldenpledge.test')
    await does('the codes of an app removed, with a wrong password', () =>
      june('auth/second-factor/remove', { password: 'wrong', code: codes[2]! }),
    )
    await does('the codes of an app removed', () =>
      june('auth/second-factor/remove', { password: DEMO_PASSWORD, code: codes[2]! }),
    )
    await mails('the codes of an app removed', 'account-notice', 'june@goldenpledge.test')
    await does('recovery codes without a second factor', () => june('auth/second-factor/recovery-codes', {}))
    await does('set up again', async () => {
      const started = await june('auth/second-factor/start', {})
      await june('auth/second-factor/confirm', { code: codeOf(started.secret, -1) })
      const again = await june('auth/passkeys/start', {})
      await june('auth/passkeys/add', { name: 'Laptop', response: authenticator(server.url).create(again.options) })
      return {}
    })
    await does('one’s own reset', () => owner('settings/users/reset-second-factor', { userID: USER.owner }))
    await does('reset by an owner', () => owner('settings/users/reset-second-factor', { userID: USER.june }))
    await mails('reset by an owner', 'account-notice', 'june@goldenpledge.test')
    await does('reset again', () => owner('settings/users/reset-second-factor', { userID: USER.june }))
    const { secretKey } = server.config
    const asServer = { secret: secretKey, username: 'June@goldenpledge.test' }
    await does('none to reset by the server’s key', () => server.call('setup/reset-second-factor', asServer))
    const back = await server.signIn('june')
    const started = await back('auth/second-factor/start', {})
    await back('auth/second-factor/confirm', { code: codeOf(started.secret, -1) })
    await does('reset by the server’s key', () => server.call('setup/reset-second-factor', asServer))
    await does('signed out by it', () => back('auth/info', {}))
  })
})

describe('what the first people of a server write', () => {
  let server: Booted
  beforeEach(async () => {
    server = await boot({ live: true, unwatched: true })
  })
  afterEach(() => server.close())

  test('the first company, and the first of XD Support', async () => {
    const { does } = await writes(server, 'setup', { onDemo: true })
    const { secretKey: secret } = server.config
    const refusal = (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      return { refused: error.code, message: error.message, fields: error.fields }
    }
    const support = { secret, username: 'Help@XD.example', password: PASSWORD }
    const company = {
      secret,
      companyName: ' Acme Pawn ',
      storeName: ' Main Street ',
      timezone: 'America/Chicago',
      username: 'Olga.B@Acme.example',
      password: PASSWORD,
    }
    await does('support before any company', () => server.call('setup/support', support).catch(refusal))
    await does('a company of a wrong zone and an easy password', () =>
      server.call('setup/create', { ...company, timezone: 'Nowhere', password: 'AcmePawn2026' }).catch(refusal),
    )
    await does('the first company', () => server.call('setup/create', company), company)
    await does('another', () => server.call('setup/create', company).catch(refusal))
    await does('the first of XD Support, with the owner’s address', () =>
      server.call('setup/support', { ...support, username: company.username }).catch(refusal),
    )
    await does('the first of XD Support', () => server.call('setup/support', support))
    await does('the second', () =>
      server.call('setup/support', { ...support, username: 'two@xd.example' }).catch(refusal),
    )
  })
})
