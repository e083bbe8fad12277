import type { Booted } from '@xd/fixtures/boot.ts'

/** Signs in as if 15 minutes had passed, because an attack uses up the tries that one address has. */
export const signInLater = async (server: Booted, name: string): ReturnType<Booted['signIn']> => {
  await server.connection.writes.deleteFrom('rate_limits').execute()
  return server.signIn(name)
}
