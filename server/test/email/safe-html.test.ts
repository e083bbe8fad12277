import { expect, test } from 'vitest'
import { plainWords } from '#providers/email/parse/plain-words.ts'
import { readHTML } from '#providers/email/parse/read-html.ts'
import { safeHTML, textOfHTML } from '#providers/email/parse/safe-html.ts'

const KEPT_TAGS =
  'abbr address article b bdi bdo blockquote center code del div em figcaption figure footer h1 h2 h3 h4 h5 h6 header i ins kbd main mark p pre q s section small span strike strong sub sup time u'

test('everything that only formats an email stays as it was', () => {
  const kept = [
    ...KEPT_TAGS.split(' ').map((tag) => `<${tag}>x</${tag}>`),
    '<dl><dt>x</dt><dd>y</dd></dl>',
    '<ol start="3" type="a"><li>x</li></ol><ul><li>x</li></ul>',
    '<font color="#123456" face="Arial" size="2">x</font>',
    '<table border="1" cellpadding="2" cellspacing="3"><caption>x</caption><colgroup><col></col></colgroup><thead><tr><th colspan="2" rowspan="3" scope="col">x</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">y</td></tr></tbody><tfoot><tr><td>z</td></tr></tfoot></table>',
    '<p align="left" valign="top" width="10" height="20" bgcolor="#fff" dir="rtl" lang="es" title="t">x</p>',
    'x<br />y<hr />',
    '<img src="https://x.test/a.png" alt="a" width="40" height="30" />',
    '<img src="http://x.test/a.png" />',
  ]
  for (const html of kept) expect(safeHTML(html)?.html, html).toBe(html)
})

test('a style that only colors, spaces or borders stays', () => {
  const styles = [
    'color:#123',
    'color:rgba(1, 2, 3, 0.5)',
    'background-color:red',
    "font-family:'Open Sans', Arial",
    'font-size:12px',
    'font-size:small',
    'font-style:italic',
    'font-weight:700',
    'line-height:1.5',
    'line-height:normal',
    'text-align:center',
    'text-decoration:underline',
    'vertical-align:middle',
    'white-space:nowrap',
    'list-style-type:square',
    'border-collapse:collapse',
    'width:100%',
    'max-width:600px',
    'height:auto',
    'border-radius:4px',
    ...['margin', 'padding'].flatMap((box) =>
      ['', '-top', '-right', '-bottom', '-left'].map((side) => `${box}${side}:-4px`),
    ),
    'margin:1px 2em 3% auto',
    ...['', '-top', '-right', '-bottom', '-left', '-color', '-width', '-style'].map(
      (side) => `border${side}:1px solid #ccc`,
    ),
  ]
  for (const style of styles) {
    const html = `<p style="${style}">x</p>`
    expect(safeHTML(html)?.html, style).toBe(html)
  }
})

test.each([
  ['position:absolute'],
  ['top:0'],
  ['display:none'],
  ['background:url(https://x.test/a.png)'],
  ['background-image:url(https://x.test/a.png)'],
  ['color:url(https://x.test/a)'],
  ['font-family:url(https://x.test/a)'],
  ['width:calc(1px + 2px)'],
  ['margin:1px 2px 3px 4px 5px'],
  ['z-index:9'],
])('the style %s is taken off', (style) => {
  expect(safeHTML(`<p style="${style}">x</p>`)?.html).toBe('<p>x</p>')
})

test.each([
  [
    '<a href="https://x.test/">x</a>',
    '<a href="https://x.test/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  ],
  [
    '<a href="mailto:a@x.test">x</a>',
    '<a href="mailto:a@x.test" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  ],
  [
    '<a href="tel:+12135550142">x</a>',
    '<a href="tel:+12135550142" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  ],
  [
    '<a href="https://x.test/" target="_top" rel="opener">x</a>',
    '<a href="https://x.test/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  ],
  ['<a href="javascript:go()">x</a>', '<a target="_blank" rel="noopener noreferrer nofollow">x</a>'],
  ['<a href="//x.test/">x</a>', '<a target="_blank" rel="noopener noreferrer nofollow">x</a>'],
  ['<a href="ftp://x.test/">x</a>', '<a target="_blank" rel="noopener noreferrer nofollow">x</a>'],
  ['<p id="a" class="b" onclick="go()">x</p>', '<p>x</p>'],
  ['<form action="/"><input name="a"><button>x</button></form>', 'x'],
  [
    '<svg><a href="https://x.test/">x</a></svg><math>y</math><iframe src="/">z</iframe>',
    '<a href="https://x.test/" target="_blank" rel="noopener noreferrer nofollow">x</a>yz',
  ],
  ['<b>x\u0000y</b>', '<b>xy</b>'],
  ['<title>t</title><b>x</b>', '<b>x</b>'],
  ['  <b>x</b>\n', '<b>x</b>'],
])('%s becomes %s', (dirty, html) => {
  expect(safeHTML(dirty)?.html).toBe(html)
})

test('pictures of this email, of no known place and too small to see are left out, and others are counted', () => {
  const left = [
    '<img src="cid:ring">',
    '<img src="data:image/png;base64,AA">',
    '<img src="//x.test/a.png">',
    '<img src="/a.png">',
    '<img alt="none">',
    '<img src="https://x.test/a.png" width="3">',
    '<img src="https://x.test/a.png" height="0">',
    '<img src="https://x.test/a.png" width="400" height="1px">',
  ]
  for (const img of left) expect(safeHTML(`<p>x</p>${img}`), img).toEqual({ html: '<p>x</p>', remoteImages: 0 })
  const [one, other] = [
    '<img src="HTTPS://x.test/a.png" width="auto" />',
    '<img src="http://x.test/b.png" height="4" />',
  ]
  expect(safeHTML(`${one}${other}<p>x</p>`)).toEqual({ html: `${one}${other}<p>x</p>`, remoteImages: 2 })
})

test('nothing left, or more than a page holds, is shown as text', () => {
  expect(safeHTML('<script>x</script> ')).toBeUndefined()
  const long = (letters: number) => `<p>${'x'.repeat(letters - 7)}</p>`
  expect(safeHTML(long(300_000))?.html).toHaveLength(300_000)
  expect(safeHTML(long(300_001))).toBeUndefined()
  expect(readHTML(long(300_001))).toMatchObject({ html: null, remoteImages: 0 })
  expect(readHTML(' <script>x</script>y <img src="https://x.test/a.png">')).toEqual({
    words: 'y',
    html: 'y <img src="https://x.test/a.png" />',
    remoteImages: 1,
  })
  expect(readHTML(`${'<b>x</b>'.repeat(10_000)}`)).toMatchObject({ html: expect.any(String) as string })
  expect(readHTML(`${'<b>x</b>'.repeat(10_001)}`)).toMatchObject({ html: null })
})

test('text keeps the lines and signs of its HTML', () => {
  const html =
    '<style>p{}</style><title>t</title><p>One &lt;1&gt;</p><div>Two &quot;2&quot; &amp;amp;</div>Three<br>Four<ul><li>Five</li></ul><table><tr><td>Six</td></tr></table><h2>Seven</h2>  a \t b'
  expect(textOfHTML(html)).toBe('One <1>\nTwo "2" &amp;\nThree\nFour\nFive\nSix\nSeven\na b')
  expect(textOfHTML('a<br><br><br><br>b')).toBe('a\n\nb')
  expect(textOfHTML('<blockquote>a<p>b</p></blockquote>c')).toBe('> a\n> b\n>\nc')
  expect(textOfHTML('Hello<div>there, <b>stop</b>it</div>')).toBe('Hello\nthere, stopit')
  expect(textOfHTML('<b>Hello</b><div>there</div> <p> <b>One</b></p><p>\ue002two</p>')).toBe('Hello\nthere\nOne\ntwo')
})

test('text of HTML that is too large keeps its lines and signs, too', () => {
  expect(
    plainWords('<head><title>t</title></head><p>One</p><script>x</script>&lt;b&gt; &quot;&apos;&nbsp;&amp;lt; &euro;'),
  ).toBe('One\n<b> "\' &lt; &euro;')
  for (const tag of ['br', 'p', 'div', 'tr', 'li', 'h3', 'table', 'ul', 'ol'])
    expect(plainWords(`a<${tag}>b`), tag).toBe('a\nb')
  expect(plainWords('a<b>b</b><brx>c<header>d</header>')).toBe('abcd')
  expect(plainWords('a<styles>b</styles><style>c</style >d')).toBe('abd')
  expect(plainWords('a<style>b')).toBe('a')
  expect(plainWords('a<b')).toBe('a')
  expect(plainWords('a \t  b<br> <br><br>c')).toBe('a b\n\nc')
})
