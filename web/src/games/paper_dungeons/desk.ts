/** What lies on the desk: the sheets, the roll, the cards for all. */

import { isCard, isTrack, isZone, zoneOf } from '../../board/scene';
import type { Panel, Scene, Words } from '../../protocol';
import { sheetOf } from './facts';

export function deskOf(scene: Scene) {
  const cardsOf = (id: string) => (zoneOf(scene.pieces, id)?.children ?? []).filter(isCard);
  const sheets = scene.pieces
    .filter(isZone)
    .filter((zone) => zone.id.startsWith('player:'))
    .map((zone) => sheetOf(zone, scene.seat ?? null))
    .sort((one, other) => Number(other.own) - Number(one.own));
  const rounds = scene.pieces.filter(isTrack).find((track) => track.id === 'rounds');
  const rolled = zoneOf(scene.pieces, 'dice');
  return {
    sheets,
    own: sheets.find((sheet) => sheet.own) ?? null,
    dungeon: cardsOf('bosses').find((card) => card.id === 'dungeon') ?? null,
    bosses: cardsOf('bosses').filter((card) => card.id !== 'dungeon'),
    offered: cardsOf('offered'),
    missions: cardsOf('missions'),
    rounds,
    /** The roll of this game; between games, the last one still lies on the table. */
    dice: rolled && rounds?.value === 0 ? { ...rolled, children: [] } : rolled,
    /** The scores of every game of a campaign; those of a single game are told where it ends. */
    results: scene.pieces.filter(
      (piece): piece is Panel => piece.type === 'panel' && Number(scene.facts?.games ?? 1) > 1,
    ),
    over: scene.facts?.phase === 'over',
  };
}

/** The rank that was reached alone, if there is one. */
export function rankOf(scene: Scene): Words | null {
  const rank = scene.pieces.find((piece) => piece.id === 'rank');
  return rank?.type === 'text' ? rank.words : null;
}
