/** What is played on the stage when one position follows another. Call it in a component. */

import { untrack } from 'svelte';
import type { Position } from '../protocol';
import { changes, type Changes } from './diff';
import { stretch } from './motions';
import type { Stage } from './stage';
import type { Timeline } from './timeline.svelte';

interface Shown {
  readonly position: Position;
  readonly stage: Stage | null;
  readonly timeline: Timeline | null;
}

/** Where something has changed, what moved first. */
function placesOf({ moved, counted, appeared }: Changes): string[] {
  return [...moved.map(({ to }) => to), ...counted.map(({ piece }) => piece), ...appeared];
}

export function perform(shown: () => Shown): void {
  const act = $derived(shown().timeline?.act ?? null);
  let before: { places: Map<string, DOMRect>; position: Position } | null = null;
  let last: Position | null = null;
  /** Which position the motions on the stage began with. */
  let reached = 0;

  $effect.pre(() => {
    const { stage, position } = shown();
    if (stage && last && last !== position) before = { places: stage.places(), position: last };
  });

  $effect(() => {
    const { stage, timeline, position: now } = shown();
    const was = before;
    last = now;
    before = null;
    const factor = stretch();
    if (!was || !stage || was.position.seat !== now.seat) return;
    const changed = changes(was.position.scene, now.scene);
    if (was.position.question) stage.reveal(placesOf(changed)); // it comes of a choice made here
    if (factor === 0) return;
    if (timeline?.reached === reached) stage.land(timeline.shown);
    else stage.land();
    reached = timeline?.reached ?? 0;
    stage.hide();
    stage.glide(was.places, changed, factor);
    if (!timeline?.leapt) stage.float(changed, factor);
  });

  $effect(() => {
    const { stage, timeline } = shown();
    const now = act;
    if (stage && now) untrack(() => stage.play(now.motions, timeline?.stretch ?? 1));
    else if (stage) stage.land();
  });
}
