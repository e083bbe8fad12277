import { expect, test } from 'vitest'
import { frameAncestors, isOnSite, keptDomain } from '#domain/bubble/domains.ts'
import { bubbleSnippet } from '#domain/bubble/snippet.ts'

test.each([
  ['https://www.Shop.example/contact?x=1#y', 'shop.example'],
  ['http://shop.example:8080/', 'shop.example'],
  ['shop.example.', 'shop.example'],
  ['shop.example:99999', 'shop.example'],
  ['shop.example:999999', undefined],
  ['shop.example/www.other.example', 'shop.example'],
  ['shop.www.example', 'shop.www.example'],
  ['mail https://shop.example', undefined],
  ['shop.example https://other.example', undefined],
  ['localhost:3000', 'localhost'],
  ['shop', undefined],
])('the site %s is kept as %s', (typed, domain) => expect(keptDomain(typed)).toBe(domain))

test.each([
  ['https://shop.example', true],
  ['https://www.shop.example:8443', true],
  ['http://shop.example', false],
  ['https://other.example', false],
  ['https://www.www.shop.example', false],
  ['http://localhost:3000', true],
  ['ftp://shop.example', false],
  ['https://shop.example/page', false],
  ['', false],
])('a page of %s may show the bubble: %s', (origin, is) =>
  expect(isOnSite(['shop.example', 'localhost'], origin)).toBe(is),
)

test('a page’s policy names each site with and without www, and a developer’s machine with any port', () => {
  expect(frameAncestors([])).toBe("'none'")
  expect(frameAncestors(['shop.example', 'localhost'])).toBe(
    'https://shop.example https://www.shop.example http://localhost:* https://localhost:*',
  )
})

test('the line for a shop’s pages is one attribute, whatever the address and the key hold', () => {
  expect(bubbleSnippet('https://xd.example//', 'a/b"c&<d')).toBe(
    '<script async src="https://xd.example/bubble/a%2Fb%22c%26%3Cd/bubble.js"></script>',
  )
  expect(bubbleSnippet('https://xd.example/?a="b"&c=<d>', 'k')).toBe(
    '<script async src="https://xd.example/?a=&quot;b&quot;&amp;c=&lt;d>/bubble/k/bubble.js"></script>',
  )
})
