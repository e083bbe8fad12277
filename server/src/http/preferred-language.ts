import { isLanguage, type Language } from '@xd/core/domain/text/language.ts'

/** The browser's preference in Accept-Language, among our two languages for customers. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language => {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1]
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    // Stable: of equal wishes the first counts.
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wishes) if (isLanguage(language)) return language
  return 'en'
}
