/** The server as its own program, as bundled by the test run. It is restarted often, so it must start fast. */
export const bundledServer = (): string => {
  const path = process.env['XD_TEST_SERVER']
  if (!path) throw new Error('The test run has bundled no server: its config must name server/test/build.ts')
  return path
}
