import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { PanelText } from '@xd/core/domain/bubble/panel-text.ts'

type Bubble = WireOutput<'bubble/fetch'>['bubble']

/** The panel's content. The page carries it; the other language is fetched. */
export type Shown = Omit<Bubble, 'words'> & { readonly words: PanelText }

export interface PanelData {
  readonly companyKey: string
  readonly bubble: Shown
}

/** The data the page carries. */
export interface PageData extends PanelData {
  /** Where the quote form is fetched from. */
  readonly quoteScript: string
}

export interface QuoteProps extends PanelData {
  /** The visitor's chat, if they have one. */
  readonly sessionToken: string | undefined
  readonly onStarted: (sessionToken: string) => void
  /** Their chat is over. */
  readonly onOver: () => void
  readonly onAsked: () => void
}

export type ChatMessage = WireOutput<'bubble/messages'>['messages'][number]
export type ChatFacts = WireOutput<'bubble/messages'>['chat']
