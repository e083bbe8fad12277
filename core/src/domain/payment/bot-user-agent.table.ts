// Programs that open links without a person: link previews in messaging and mail, crawlers, scanners, scripts.
export const BOT_USER_AGENTS: readonly RegExp[] = [
  // Apple Messages previews links while calling itself a Facebook and a Twitter bot at once.
  /facebookexternalhit|facebookcatalog|meta-externalagent|twitterbot|facebot/i,
  /whatsapp\/|telegrambot|viber|slackbot|slack-imgproxy|discordbot|skypeuripreview|linkedinbot|pinterestbot|redditbot/i,
  /google-pagerenderer|googlemessages|google-safebrowsing|googleimageproxy|google-read-aloud|feedfetcher|apis-google|mediapartners/i,
  /bingpreview|msnbot|microsoftpreview|safelinks|ms-office|barracuda|proofpoint|mimecast|urlscan|virustotal|censys|shodan|zgrab/i,
  /\b\w*(?:bot|crawler|spider|scraper|preview|fetcher|archiver|slurp|monitor|uptime)\b/i,
  /headlesschrome|phantomjs|puppeteer|playwright|selenium|lighthouse|electron\//i,
  /^(?:curl|wget|python|go-http-client|java|okhttp|node|axios|undici|libwww|ruby|php|perl|httpie|postman|apache-httpclient|guzzle)/i,
  /\btwilio/i,
]
