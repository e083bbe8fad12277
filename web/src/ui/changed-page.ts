/** The elements that stand where text of ours stood: a browser that translates the page puts its own there. */
const standIns = new WeakMap<Node, ChildNode>()

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE
const isTranslation = (node: Node | null | undefined) => node?.nodeName === 'FONT'

const note = (records: readonly MutationRecord[]): void => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      const standIn = isText(text) && [...addedNodes, previousSibling, nextSibling].find(isTranslation)
      if (standIn) standIns.set(text, standIn as ChildNode)
    }
}

/** Puts a text of ours back where its translation is, to be translated again if need be. */
const putBack = (node: Node): void => {
  const standIn = standIns.get(node)
  standIns.delete(node)
  if (!node.parentNode) standIn?.replaceWith(node)
}

/** What stands for a node of ours under this parent. */
const under = (parent: Node, node: Node): Node | undefined =>
  [node, standIns.get(node)].find((one) => one?.parentNode === parent)

/**
 * Browsers and their extensions change the page: Chrome's translation replaces each text with an element of its own.
 * React would fail at the next change beside it ("The node to be removed is not a child of this node"), and would go on
 * writing into texts that nobody sees. Decision 114.
 */
export const tolerateChangedPage = (): void => {
  new MutationObserver(note).observe(document, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const there = under(this, child)
    if (there) removeChild.call(this, there)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null): Child {
    putBack(child)
    insertBefore.call(this, child, (next && under(this, next)) ?? null)
    return child
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this)
      value.set!.call(this, text)
    },
  })
}
