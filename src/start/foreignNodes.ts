/* Translators and extensions replace, wrap and add nodes where React expects its own: it would throw and lose the page, or leave what stands for
   a text that has changed. */

/** Reads a property of a node, past controls of a form that have the property's name. */
function propertyOf<Name extends 'parentNode' | 'childNodes' | 'nextSibling'>(name: Name) {
  const read = Object.getOwnPropertyDescriptor(Node.prototype, name)?.get;
  return (node: Node) => read?.call(node) as Node[Name];
}
const parentOf = propertyOf('parentNode');
const childrenOf = propertyOf('childNodes');
const nextOf = propertyOf('nextSibling');

/** React marks its nodes, texts as well, but no text that is all of its element. */
const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

const holdsReacts = (node: Node): boolean => isReacts(node) || [...childrenOf(node)].some(holdsReacts);

/** Nodes that have come without React's mark. */
const unmarked = new WeakSet<Node>();
/** Whether there may be any of somebody else's. */
let isTouched = false;

const isForeign = (node: Node | null): node is ChildNode =>
  node !== null && unmarked.has(node) && !holdsReacts(node);

/**
 * React's texts that somebody else has replaced, with their words. They are put back without words, in front of what shows them now, so that
 * React finds them.
 */
const emptied = new Map<Text, string>();
const isEmptied = (node: Node | null) => node instanceof Text && emptied.has(node) && !node.data;

/** Removes what somebody else has added to an element whose words have changed, up to the end of its paragraph, and what stands for them. */
function removeOutdated(changed: Node | null, fresh: ReadonlySet<Node>) {
  if (!(changed instanceof Element)) return;
  const isInline = /^(?:inline|contents)/.test(getComputedStyle(changed).display);
  const nodes = [...childrenOf(changed)];
  let isUnchanged = false;
  if (nodes.some(isReacts))
    for (const node of isInline ? nodes : [...nodes, nextOf(changed)])
      if (!isForeign(node)) isUnchanged = isEmptied(node);
      else if (!isUnchanged && !fresh.has(node)) node.remove();
  if (isInline) removeOutdated(parentOf(changed), fresh);
}

/** What has come for a node: in the same step, beside it just before, or to its place later. */
function substituteOf(record: MutationRecord, records: readonly MutationRecord[], fresh: ReadonlySet<Node>) {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  const later = records.find(
    (other) =>
      other.addedNodes.length &&
      other.target === target &&
      other.previousSibling === previousSibling &&
      other.nextSibling === nextSibling,
  );
  return [...addedNodes, previousSibling, nextSibling, ...(later?.addedNodes ?? [])].find(
    (node) => node?.isConnected && fresh.has(node),
  ) as ChildNode | undefined;
}

function tidy(records: MutationRecord[]) {
  const fresh = new Set(
    records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => !isReacts(node)),
  );
  for (const node of fresh) {
    unmarked.add(node);
    isTouched ||= node instanceof Element;
  }
  const changed = new Set<Node | null>();
  // The last first: React may have rendered a text that was replaced at once.
  for (const record of records.reverse()) {
    const { target, addedNodes, removedNodes } = record;
    if (target instanceof Text && target.data) changed.add(parentOf(target));
    if ([...addedNodes].some(isReacts)) changed.add(target);
    for (const node of removedNodes) {
      const isText = node instanceof Text;
      if (node.isConnected || !(isText || isReacts(node))) continue;
      const substitute = isText && isReacts(node) && substituteOf(record, records, fresh);
      if (substitute) {
        fresh.delete(substitute);
        isTouched = true;
        emptied.set(node, node.data);
        node.data = '';
        substitute.before(node);
      } else {
        changed.add(target);
        // What stands for a text goes with it.
        let next = isEmptied(node) ? record.nextSibling : null;
        while (isForeign(next)) {
          const following: ChildNode | null = nextOf(next);
          next.remove();
          next = following;
        }
      }
    }
  }
  if (isTouched) for (const node of changed) removeOutdated(node, fresh);
  // A translator shows the original again.
  for (const [text, words] of emptied) {
    const isShown = text.isConnected && !text.data && isForeign(nextOf(text));
    if (isShown) continue;
    emptied.delete(text);
    text.data ||= words;
  }
  observer.takeRecords();
}

const observer = new MutationObserver(tidy);

/** The child of a parent that a node is in, if any. */
const childAround = (parent: Node, node: Node | null): Node | null =>
  !node || parentOf(node) === parent ? node : childAround(parent, parentOf(node));

/** Lets React find its nodes wherever they are. */
export function guardNodes(): void {
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const parent = parentOf(child);
    if (parent) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, child: Node | null): Child {
    return insertBefore.call(this, node, childAround(this, child)) as Child;
  };
}
