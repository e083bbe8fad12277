export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  // Tests reach the server by its calls: asking which of them import a file costs more than it leaves out.
  vitest: { configFile: '.ci/mutate/vitest.config.js', related: false },
  // A constant of a module is read once, before any test: to change it means to load everything anew for each.
  ignoreStatic: true,
  ignorePatterns: ['/bench', '/docs', '/screens', '/test-results', '/data', '/reports'],
  // The compiler's own settings stay as they are: this TypeScript offers programs no way to read them.
  tsconfigFile: '.ci/mutate/none.json',
  tempDirName: '.stryker-tmp',
  reporters: ['unnoticed', 'json', 'html', 'progress-append-only'],
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
}
