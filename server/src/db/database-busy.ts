/** The database was held or out of reach for longer than anyone could wait. Nothing was done. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}
