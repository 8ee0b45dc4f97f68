import type { Difference, Position } from '../protocol';

export type Tree = null | boolean | number | string | Tree[] | { [name: string]: Tree };
type Branch = { [name: string]: Tree };

/** What makes one object of another; `podziemia/table/wire/patch.py` says how it is written. */
export interface ObjectPatch {
  set?: Branch;
  drop?: string[];
  edit?: Record<string, Patch>;
}

/** What makes one list of another, from left to right. */
export type Splice = { keep: [number, number] } | { edit: number; by: Patch } | { add: Tree[] };
export type Patch = ObjectPatch | Splice[];

/** A tree after its difference; what has not changed is shared with it. */
export function patched(tree: Tree, patch: Patch): Tree {
  return Array.isArray(patch)
    ? patch.flatMap((splice) => items(tree as Tree[], splice))
    : patchedObject(tree as Branch, patch);
}

function patchedObject(tree: Branch, { set, drop, edit }: ObjectPatch): Branch {
  const kept = Object.entries(tree).filter(([name]) => !drop?.includes(name));
  const after: Branch = { ...Object.fromEntries(kept), ...set };
  for (const [name, inner] of Object.entries(edit ?? {})) {
    after[name] = patched(tree[name] as Tree, inner);
  }
  return after;
}

function items(before: Tree[], splice: Splice): Tree[] {
  if ('keep' in splice) return before.slice(...splice.keep);
  if ('edit' in splice) return [patched(before[splice.edit] as Tree, splice.by)];
  return splice.add;
}

/** The position that a difference makes of the one before. */
export function nextPosition(before: Position, difference: Difference): Position {
  const { first_event, events, patch } = difference;
  const after = patched(before as unknown as Tree, patch as ObjectPatch);
  return { ...(after as unknown as Position), first_event, events };
}
