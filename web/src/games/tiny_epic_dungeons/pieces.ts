/** The kinds of pieces that the parts of the board are made of. */

export type { Card, Die, Figure, Grid, Token, Track, Zone } from '../../protocol';
export type { Piece } from '../../board/scene';
