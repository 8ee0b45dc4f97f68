/** What is played on the stage when one position follows another. Call it in a component. */

import { untrack } from 'svelte';
import type { Position, Question } from '../protocol';
import { changes, type Changes } from './diff';
import { squareOf } from './grid';
import { stretch } from './motions';
import type { Stage } from './stage';
import { actingIn } from './targets';
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

/** What on a map a question is about: who acts, who can be sent, the map itself. */
function askedOf(question: Question): string[] {
  const refs = question.offers.flatMap((offer) => offer.refs ?? []);
  return [
    actingIn(question) ?? [],
    (question.squares ?? []).map(({ piece }) => piece),
    refs.flatMap((ref) => squareOf(ref)?.grid ?? []),
  ].flat();
}

export function perform(shown: () => Shown): void {
  const act = $derived(shown().timeline?.act ?? null);
  let before: { places: Map<string, DOMRect>; position: Position } | null = null;
  let last: Position | null = null;
  /** Whether somebody here has chosen something, and was asked nothing since. */
  let chosen = false;
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
    chosen ||= was.position.question !== null;
    if (chosen && now.question && now.question.number !== was.position.question?.number) {
      stage.reveal(askedOf(now.question));
      chosen = false;
    }
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
