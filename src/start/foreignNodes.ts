/* Translators and extensions replace, wrap and add nodes where React expects its own: it would throw and lose the page, or write to a text that
   is no longer shown. Here such nodes give way wherever React acts on what they stand for. */

/** What stands in the place of a node that somebody else has taken out or wrapped. */
const standIns = new WeakMap<Node, readonly ChildNode[]>();

/** What somebody else has put beside React's nodes, such as a translation below its original. */
const additions = new WeakSet<Node>();
let hasAdditions = false;

/** React marks its nodes, texts as well. */
const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

/** Whether a node is React's or holds such nodes besides one. */
const holdsReacts = (around: Node, besides?: Node): boolean =>
  around !== besides &&
  (isReacts(around) || [...around.childNodes].some((child) => holdsReacts(child, besides)));

/** What stands for a node, in the page. It may have been replaced in turn. */
const standInsOf = (node: Node): readonly ChildNode[] =>
  (standIns.get(node) ?? []).flatMap((one) => (one.isConnected ? one : standInsOf(one)));

/** The child of a parent that a node is in, if any. */
function childAround(parent: Node, node: Node | null): ChildNode | undefined {
  if (!node || node.parentNode === parent) return (node as ChildNode | null) ?? undefined;
  return childAround(parent, node.parentNode);
}

/** What has come for a node that a record says has gone: in the same step, beside it just before, or to its place later. */
function substitutes(
  record: MutationRecord,
  records: readonly MutationRecord[],
  isFree: (node: Node) => boolean,
) {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  const beside = [previousSibling, nextSibling].filter((node) => node && isFree(node));
  const later = records.find(
    (other) =>
      other.target === target &&
      other.previousSibling === previousSibling &&
      other.nextSibling === nextSibling &&
      [...other.addedNodes].some(isFree),
  );
  return addedNodes.length
    ? [...addedNodes]
    : beside.length
      ? beside.slice(0, 1)
      : [...(later?.addedNodes ?? [])];
}

/** Notes what has been replaced, wrapped and added. What React removes is noted as well, and never asked for. */
function note(records: readonly MutationRecord[]) {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  for (const node of added) standIns.delete(node);
  const free = new Set(added.filter((node) => !isReacts(node)));
  for (const record of records)
    for (const node of record.removedNodes) {
      const wrapper = childAround(record.target, node);
      if (wrapper === node) continue;
      const nodes = wrapper ? [wrapper] : substitutes(record, records, (one) => free.has(one));
      standIns.set(node, nodes as ChildNode[]);
      for (const one of nodes) if (one) free.delete(one);
    }
  for (const node of free)
    if (node.isConnected && !holdsReacts(node)) {
      additions.add(node);
      hasAdditions = true;
    }
}

const observer = new MutationObserver(note);

/** What stands for a node and holds no other of React's. */
function soleStandIns(node: Node): readonly ChildNode[] {
  note(observer.takeRecords());
  return standInsOf(node).filter((one) => !holdsReacts(one, node));
}

/** Puts a node back where somebody else has replaced or wrapped it. */
function putBack(node: ChildNode) {
  const [first, ...others] = soleStandIns(node);
  first?.replaceWith(node);
  for (const other of others) other.remove();
}

/** Removes what somebody else has put beside a text that changes, up to the end of its paragraph: it repeats the old text. */
function dropAdditions(changed: Node | null) {
  if (!hasAdditions) return;
  note(observer.takeRecords());
  let around = changed;
  while (around instanceof Element) {
    const isInline = /^(?:inline|contents)/.test(getComputedStyle(around).display);
    const beside = isInline ? null : around.nextSibling;
    for (const node of [...around.childNodes, beside]) if (node && additions.has(node)) node.remove();
    around = isInline ? around.parentNode : null;
  }
}

/** Has foreign nodes give way to React, by the methods through which it changes nodes. */
export function guardNodes(): void {
  observer.observe(document.body, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode !== this) putBack(child as Node as ChildNode);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    dropAdditions(this);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(node: Child, child: Node | null): Child {
    if (!child || child.parentNode === this) return insertBefore.call(this, node, child) as Child;
    const place = soleStandIns(child)[0] ?? child;
    return insertBefore.call(place.parentNode ?? this, node, place.parentNode && place) as Child;
  };

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      if (!(this instanceof Text)) return;
      putBack(this);
      dropAdditions(this.parentNode);
    },
  });
}
