// Phrases people choose too often, in lower case without spaces and punctuation: those that the server's estimate takes
// for unrelated words (services/users/guessable.ts). Compiled by hand, not copied from a list.
export const COMMON_PASSWORDS: readonly string[] = [
  'chelseafootballclub',
  'correcthorsebatterystaple',
  'iloveyouforever',
  'iloveyousomuch',
  'jesusismylord',
  'passwordispassword',
  'thisismypassword',
]
