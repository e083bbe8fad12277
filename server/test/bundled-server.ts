/** The server as a program of its own, as the test run has bundled it: started again and again, it must start soon. */
export const bundledServer = (): string => {
  const path = process.env['XD_TEST_SERVER']
  if (!path) throw new Error('The test run has bundled no server: its config must name server/test/build.ts')
  return path
}
