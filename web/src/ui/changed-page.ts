/** The elements that replaced our text: a browser that translates the page inserts its own. */
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

/** Restores our text in place of its translation, so that the browser can translate it again. */
const putBack = (node: Node): void => {
  const standIn = standIns.get(node)
  standIns.delete(node)
  if (!node.parentNode) standIn?.replaceWith(node)
}

/** The element that replaced our node under this parent. */
const under = (parent: Node, node: Node): Node | undefined =>
  [node, standIns.get(node)].find((one) => one?.parentNode === parent)

/**
 * Browsers and their extensions change the page: Chrome's translation replaces each text with an element of its own.
 * React would then fail at the next change beside it ("The node to be removed is not a child of this node"), and would
 * keep updating text that nobody sees. Decision 114.
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
