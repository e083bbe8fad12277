const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'

/** The zones of the states that have more than one, and of the rest their only one. */
export const STATE_ZONES: Readonly<Record<string, readonly string[]>> = {
  AL: [CENTRAL], AK: ['America/Anchorage', 'America/Adak'], AZ: ['America/Phoenix', MOUNTAIN], AR: [CENTRAL], CA: [PACIFIC], CO: [MOUNTAIN],
  CT: [EASTERN], DC: [EASTERN], DE: [EASTERN], FL: [EASTERN, CENTRAL], GA: [EASTERN], HI: ['Pacific/Honolulu'], IA: [CENTRAL],
  ID: [MOUNTAIN, PACIFIC], IL: [CENTRAL], IN: [EASTERN, CENTRAL], KS: [CENTRAL, MOUNTAIN], KY: [EASTERN, CENTRAL], LA: [CENTRAL],
  MA: [EASTERN], MD: [EASTERN], ME: [EASTERN], MI: [EASTERN, CENTRAL], MN: [CENTRAL], MO: [CENTRAL], MS: [CENTRAL], MT: [MOUNTAIN],
  NC: [EASTERN], ND: [CENTRAL, MOUNTAIN], NE: [CENTRAL, MOUNTAIN], NH: [EASTERN], NJ: [EASTERN], NM: [MOUNTAIN], NV: [PACIFIC, MOUNTAIN],
  NY: [EASTERN], OH: [EASTERN], OK: [CENTRAL], OR: [PACIFIC, MOUNTAIN], PA: [EASTERN], RI: [EASTERN], SC: [EASTERN], SD: [CENTRAL, MOUNTAIN],
  TN: [EASTERN, CENTRAL], TX: [CENTRAL, MOUNTAIN], UT: [MOUNTAIN], VA: [EASTERN], VT: [EASTERN], WA: [PACIFIC], WI: [CENTRAL],
  WV: [EASTERN], WY: [MOUNTAIN],
}
