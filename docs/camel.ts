export const camel = (words: string) => words.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())
