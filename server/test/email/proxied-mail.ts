import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { smtpProxy } from './smtp-proxy.ts'

/** A sandbox whose mail server is reached through a proxy, which decides each connection's outcome. */
export const proxiedMail = async () => {
  const sandbox = await startDemoSandbox({
    port: 0,
    smtpPort: 0,
    databasePath: ':memory:',
    publicURL: 'http://127.0.0.1:9',
    secretKey: TEST_SECRET_KEY,
    pace: 0,
  })
  const proxy = await smtpProxy(sandbox.smtpPort)
  return {
    proxy,
    sandbox: { url: sandbox.url, smtpPort: proxy.port },
    close: async () => {
      await proxy.close()
      await sandbox.close()
    },
  }
}
