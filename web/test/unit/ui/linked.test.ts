import { renderToStaticMarkup } from 'react-dom/server'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import { linked } from '#ui/text/linked.tsx'

const links = (text: string) =>
  [...renderToStaticMarkup(createElement(Fragment, null, linked(text))).matchAll(/href="([^"]*)"/g)].map(
    ([, url]) => url,
  )

test('a web address in a text is a link, without the period after it', () => {
  expect(links('Pay here: https://pay.example.com/p/abc. Thanks!')).toEqual(['https://pay.example.com/p/abc'])
  expect(links('see www.example.com/map, or call')).toEqual(['https://www.example.com/map'])
  expect(links('http://a.example and http://b.example')).toEqual(['http://a.example', 'http://b.example'])
})

test('nothing else is a link', () => {
  expect(linked('No links in here. javascript:alert(1) ftp://x')).toBe('No links in here. javascript:alert(1) ftp://x')
  expect(links('<a href="https://x.example">y</a>')).toEqual(['https://x.example'])
})
