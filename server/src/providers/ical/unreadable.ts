import { IMPORT_PROBLEMS } from '@xd/core/domain/calendar/import.ts'

/** Why a file's event becomes no entry. */
export class Unreadable extends Error {
  constructor(why: keyof typeof IMPORT_PROBLEMS) {
    super(IMPORT_PROBLEMS[why])
  }
}
