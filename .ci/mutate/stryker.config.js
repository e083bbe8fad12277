export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  // Tests reach the server through its calls: finding the tests that import a file costs more than it saves.
  vitest: { configFile: '.ci/mutate/vitest.config.js', related: false },
  // A module's constants are read once, before any test: changing one would mean reloading everything.
  ignoreStatic: true,
  ignorePatterns: ['/bench', '/docs', '/screens', '/test-results', '/data', '/reports'],
  // The compiler's own settings stay: this TypeScript gives programs no way to read them.
  tsconfigFile: '.ci/mutate/none.json',
  tempDirName: '.stryker-tmp',
  reporters: ['unnoticed', 'json', 'html', 'progress-append-only'],
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
}
