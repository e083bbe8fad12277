/** The database was locked or unreachable for longer than anyone could wait. Nothing was done. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

/** SQLite had no room to write. Nothing was done. */
export class DiskFull extends DatabaseBusy {
  override name = 'DiskFull'
}

/** The same after something was saved, or while it was being saved. Trying again might do it twice. */
export class MaybeSaved extends Error {
  override name = 'MaybeSaved'
}
