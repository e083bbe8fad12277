/** The link that hands a feed’s address to each calendar program. */
export const subscribeLinks = (url: string): readonly { name: string; href: string }[] => {
  const webcal = url.replace(/^https?:/, 'webcal:')
  return [
    { name: 'Google', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { name: 'Apple', href: webcal },
    {
      name: 'Outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=XD`,
    },
  ]
}
