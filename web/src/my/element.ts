type Attributes = Readonly<Record<string, string | boolean>>

/** An element with its attributes and contents. A text is never read as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(key, value === true ? '' : value)
  made.append(...contents)
  return made
}
