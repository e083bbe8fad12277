// The two languages that customers are written to in. Staff screens are English.
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

// A text that a customer reads exists in both languages or not at all.
export type Bilingual<Text = string> = Readonly<Record<Language, Text>>

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es'
