import type { SchemaIssue } from 'effect'

export type Path = readonly string[]

/** The paths of fields that the input's schema doesn't know; `isAll` if nothing else is wrong. */
const unexpected = (issue: SchemaIssue.Issue, path: Path): { paths: Path[]; isAll: boolean } => {
  switch (issue._tag) {
    case 'UnexpectedKey':
      return { paths: [path], isAll: true }
    case 'Pointer':
      return unexpected(issue.issue, [...path, ...issue.path.map(String)])
    case 'Encoding':
    case 'Filter':
      return unexpected(issue.issue, path)
    case 'Composite': {
      const all = issue.issues.map((one) => unexpected(one, path))
      return { paths: all.flatMap(({ paths }) => paths), isAll: all.every(({ isAll }) => isAll) }
    }
    case 'AnyOf':
      // Among several shapes, the intended one has no other fault.
      return issue.issues.map((one) => unexpected(one, path)).find(({ isAll }) => isAll) ?? { paths: [], isAll: false }
    default:
      return { paths: [], isAll: false }
  }
}

/** The paths of fields that a call would ignore, in an otherwise valid body. */
export const unknownIn = (issue: SchemaIssue.Issue): readonly Path[] => unexpected(issue, []).paths
