interface Place {
  readonly port: number
  readonly host: string
  /** The setting that says otherwise, such as `PORT`. */
  readonly setting: string
}

/** The operator's remedy when a server can't listen, in a sentence; any other error stays as it is. */
export const listenFailure = (error: unknown, { port, host, setting }: Place): unknown => {
  switch ((error as { code?: unknown } | undefined)?.code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is already in use. Stop the program that uses it, or set ${setting} to a free port.`,
      )
    case 'EACCES':
      return new Error(`Only root can listen on port ${port}. Set ${setting} to a port from 1024.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(
        `${host} is not an address of this machine. Set HOST to one that is, or to 0.0.0.0 for all of them.`,
      )
    default:
      return error
  }
}
