/**
 * The North American area codes outside the US states: Canada by province, the islands by country, and the codes that
 * belong to no place. Sources: the Canadian Numbering Administrator (cnac.ca), NANPA's report of area codes of July 13,
 * 2026, and libphonenumber 9.0.35 of July 16, 2026, which agree.
 */
export const CANADIAN_AREA_CODES: Readonly<Record<string, string>> = {
  AB: '368 403 587 780 825',
  BC: '236 250 257 604 672 778',
  MB: '204 431 584',
  NB: '428 506',
  NL: '709 879',
  // Shared by Nova Scotia and Prince Edward Island.
  NS: '782 902',
  ON: '226 249 289 343 365 382 416 437 519 548 613 647 683 705 742 753 807 905 942',
  QC: '263 273 354 367 418 438 450 468 514 579 581 819 873',
  SK: '306 474 639',
  // Shared by the three territories.
  YT: '867',
}

export const ISLAND_AREA_CODES: Readonly<Record<string, string>> = {
  AG: '268',
  AI: '264',
  AS: '684',
  BB: '246',
  BM: '441',
  BS: '242',
  DM: '767',
  DO: '809 829 849',
  GD: '473',
  GU: '671',
  JM: '658 876',
  KN: '869',
  KY: '345',
  LC: '758',
  MP: '670',
  MS: '664',
  PR: '787 939',
  SX: '721',
  TC: '649',
  TT: '868',
  VC: '784',
  VG: '284',
  VI: '340',
}

export const PLACELESS_AREA_CODES = {
  tollFree: '800 833 844 855 866 877 888',
  premium: '900',
  /** Numbers that follow a person or belong to machines. */
  personal: '500 521 522 523 524 525 526 527 528 529 532 533 544 566 577 588',
  canadianNonGeographic: '600 622 633',
}
