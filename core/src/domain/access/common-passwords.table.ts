// Phrases that people choose too often, in lower case, spaces and punctuation left out: those that the server's estimate
// takes for unrelated words (services/users/guessable.ts). Written down by hand; it is no copy of a list.
export const COMMON_PASSWORDS: readonly string[] = [
  'chelseafootballclub',
  'correcthorsebatterystaple',
  'iloveyouforever',
  'iloveyousomuch',
  'jesusismylord',
  'passwordispassword',
  'thisismypassword',
]
