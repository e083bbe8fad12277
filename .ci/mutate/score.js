/**
 * The share of changes that a test noticed, with its standard error. A change that no test runs counts as unnoticed.
 */
export const scoreOf = (results) => {
  const count = (status) => results.filter((result) => result.status === status).length
  const [killed, timeout, survived, uncovered] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count)
  const all = killed + timeout + survived + uncovered
  const share = all === 0 ? 0 : (killed + timeout) / all
  const percent = (part) => `${(100 * part).toFixed(1)} %`
  return `${percent(share)} ± ${percent(Math.sqrt((share * (1 - share)) / Math.max(1, all)))} of ${all} (killed ${killed}, timeout ${timeout}, survived ${survived}, no coverage ${uncovered}; not run ${results.length - all})`
}
