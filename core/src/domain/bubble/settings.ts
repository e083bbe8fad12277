// A company's settings for the chat bubble on its web site (Spec 2 §2, §3: companyBubbleSettings).
export const BUBBLE_POSITIONS = ['left', 'right'] as const
export type BubblePosition = (typeof BUBBLE_POSITIONS)[number]

/** While a store is closed, visitors can leave a message, or the bubble is hidden. */
export const BUBBLE_CLOSED = ['leave-message', 'hide'] as const
export type BubbleClosed = (typeof BUBBLE_CLOSED)[number]

export interface BubbleSettings {
  readonly bubbleEnabled: boolean
  readonly bubbleColor: string
  readonly bubblePosition: BubblePosition
  readonly bubbleGreetingEN: string
  readonly bubbleGreetingES: string
  /** The stores a visitor can write to; none for all of them. */
  readonly bubbleStoreIDs: readonly number[]
  readonly bubbleDomains: readonly string[]
  readonly bubbleConsentEN: string
  readonly bubbleConsentES: string
  readonly bubbleClosed: BubbleClosed
  /** Visitors can ask for an offer on an item. */
  readonly bubbleQuotes: boolean
}

// Visitors leave a phone number, so the consent text says what carriers require: who texts, about what, at whose cost,
// and how to stop (CTIA, Messaging Principles and Best Practices: calls to action).
export const DEFAULT_BUBBLE: BubbleSettings = {
  bubbleEnabled: false,
  bubbleColor: '#1b6b3a',
  bubblePosition: 'right',
  bubbleGreetingEN: 'Hi! How can we help?',
  bubbleGreetingES: '¡Hola! ¿En qué podemos ayudarle?',
  bubbleStoreIDs: [],
  bubbleDomains: [],
  bubbleConsentEN:
    'I agree to get texts from this store about my message. Message and data rates may apply. Reply STOP to opt out.',
  bubbleConsentES:
    'Acepto recibir mensajes de texto de esta tienda sobre mi consulta. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para darse de baja.',
  bubbleClosed: 'leave-message',
  bubbleQuotes: false,
}

export const BUBBLE_TEXT_LIMITS = { greeting: 200, consent: 500, domains: 20 } as const

/** The errors in settings, by field; empty if they can be saved. */
export const bubbleFaults = (settings: BubbleSettings): Readonly<Partial<Record<keyof BubbleSettings, string>>> => ({
  ...(settings.bubbleConsentEN.trim() === '' && { bubbleConsentEN: 'Enter the consent text' }),
  ...(settings.bubbleConsentES.trim() === '' && { bubbleConsentES: 'Enter the consent text in Spanish' }),
  ...(settings.bubbleEnabled &&
    settings.bubbleDomains.length === 0 && { bubbleDomains: 'Enter your website first, like example.com' }),
})
