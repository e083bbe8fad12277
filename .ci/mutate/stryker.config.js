export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: '.ci/mutate/vitest.config.js' },
  // A constant of a module is read once, before any test: to change it means to load everything anew for each.
  ignoreStatic: true,
  ignorePatterns: ['/bench', '/docs', '/screens', '/test-results', '/data', '/reports'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  incremental: true,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
}
