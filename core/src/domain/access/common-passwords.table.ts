// Phrases people often choose, in lower case without spaces and punctuation, that the server's estimate mistakes for
// unrelated words (services/users/guessable.ts). Compiled by hand, not copied from a list.
export const COMMON_PASSWORDS: readonly string[] = [
  'chelseafootballclub',
  'correcthorsebatterystaple',
  'iloveyouforever',
  'iloveyousomuch',
  'jesusismylord',
  'passwordispassword',
  'thisismypassword',
]
