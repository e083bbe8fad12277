// The two languages for texts to customers. Staff screens are English.
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

// A text for customers exists in both languages or not at all.
export type Bilingual<Text = string> = Readonly<Record<Language, Text>>

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es'
