declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface IMAPServer {
    server: Server
    listen(port: number, host?: string | (() => void), callback?: () => void): void
    close(callback?: () => void): void
    appendMessage(mailbox: string, flags: readonly string[], internaldate: string | false, raw: string): void
    getMailbox(mailbox: string): {
      messages: { uid: number; flags: string[]; raw: string }[]
      uidvalidity: number
      uidnext: number
    }
  }
  export default function hoodiecrow(options: {
    plugins?: readonly string[]
    users?: object
    storage?: object
    id?: object
  }): IMAPServer
}
