export interface WordMark {
  readonly from: number
  readonly to: number
  readonly said: string
  readonly known: string
  /** For the clerk: "10233 is $45.00; you wrote $54." */
  readonly words: string
}

/** The words near a figure, as one line in which # stands for it. */
export interface Around {
  /** What stands near it in its sentence. */
  readonly context: string
  /** Its own clause. */
  readonly clause: string
  /** Whether one of the customer's amounts, or one of their days, stands in the same sentence. */
  readonly hasFigure: boolean
  readonly hasDay: boolean
}
