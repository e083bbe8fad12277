/**
 * Words carriers filter, in mass texts above all: sex, hate, alcohol, firearms, tobacco and drugs, gambling, and anything that
 * reads like high-risk lending or fraud (CTIA's principles and vendors' lists, 2025). A warning, never a refusal: only
 * the carrier knows.
 */
export const REFUSED_WORDS: readonly { readonly words: readonly string[]; readonly sentence: string }[] = [
  {
    words: [
      'gun',
      'guns',
      'firearm',
      'firearms',
      'ammo',
      'ammunition',
      'pistol',
      'rifle',
      'shotgun',
      'scope',
      'scopes',
      'arma',
      'armas',
      'pistola',
    ],
    sentence: 'Carriers filter texts about firearms.',
  },
  {
    words: [
      'cannabis',
      'cbd',
      'marijuana',
      'thc',
      'vape',
      'vapes',
      'tobacco',
      'cigarettes',
      'cigars',
      'tabaco',
      'cigarros',
    ],
    sentence: 'Carriers filter texts about tobacco and drugs.',
  },
  {
    words: ['beer', 'liquor', 'vodka', 'whiskey', 'cerveza', 'licor'],
    sentence: 'Carriers filter texts about alcohol.',
  },
  {
    words: ['casino', 'jackpot', 'lottery', 'sweepstakes', 'loteria'],
    sentence: 'Carriers filter texts about gambling.',
  },
  { words: ['sex', 'sexy', 'porn', 'xxx'], sentence: 'Carriers filter adult content.' },
  {
    words: [
      'payday loan',
      'payday loans',
      'cash loan',
      'quick cash',
      'easy cash',
      'loan approved',
      'no credit check',
      'debt relief',
      'prestamo rapido',
    ],
    sentence: 'This reads like high-risk lending, which carriers filter. Write about the customer’s own loan or item.',
  },
  {
    words: ['free money', 'act now', 'click here', '100% free', 'you won', 'winner', 'risk free', 'gratis 100%'],
    sentence: 'This reads like spam, which carriers filter.',
  },
  {
    words: ['bit.ly', 'tinyurl.com', 'goo.gl', 't.co', 'is.gd', 'ow.ly'],
    sentence: 'Carriers filter public link shorteners. Write the whole address.',
  },
]
